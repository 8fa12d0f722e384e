import { contentsOf } from "./contents";
import { readSampleFiles } from "./files";

const seeds = readSampleFiles().goods.flatMap(({ entries }) => entries);

test.each([
	["its own weight", "chilean-cherries", ["500 g", "1 kg", "2.5 kg"]],
	["its own capacity", "gullmead-whole-milk", ["236 ml", "946 ml", "1.89 l"]],
	["pieces of a pack", "fuji-apple", ["1200 g", "2400 g"]],
	["packs of a unit", "smoked-streaky-bacon", ["200 g", "600 g"]],
	["packs of a pack", "hong-kong-milk-tea-bags", ["75 g", "225 g"]],
	["what is counted", "four-ply-toilet-rolls", ["10 piece", "30 piece"]],
	["nothing by length", "cling-film-60m", [null]],
])("a sku of the sample shop holds %s", (_, key, contents) => {
	const seed = seeds.find((one) => one.key === key);
	expect(seed && contentsOf(seed)).toEqual(contents);
});
