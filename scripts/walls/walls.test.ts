import { type Line, lintImports } from "./lint-imports";
import { gatewayWalls, storefrontWalls } from "./walls";

const walls = [...storefrontWalls, ...gatewayWalls];
const lines = walls.flatMap(({ refused, allowed }) => [...refused, ...allowed]);
const sentences = lintImports(lines);

const sentenceFor = (line: Line) => sentences[lines.indexOf(line)];

describe.each(walls)("$name", ({ sentence, refused, allowed }) => {
	test.each(refused)("refused in $file: $code", (line) => {
		expect(sentenceFor(line)).toContain(sentence);
	});

	test.each(allowed)("allowed in $file: $code", (line) => {
		expect(sentenceFor(line)).toBeUndefined();
	});
});
