import { Client } from "pg";
import { searchVector } from "../../full-text/vector";
import { openTestShop, type TestShop } from "../../testing/test-shop";
import { indexCategories } from "./category-rows";
import { readSampleFiles } from "./files";
import { type NamedGoods, wordsAbout } from "./goods-rows";
import { listNamedGoods } from "./named-goods";
import { createRecombiner } from "./recombine";

const files = readSampleFiles();
const named = listNamedGoods(files, indexCategories(files));

let shop: TestShop;
let client: Client;
beforeAll(async () => {
	shop = await openTestShop();
	client = new Client({ connectionString: shop.url });
	await client.connect();
});
afterAll(async () => {
	await client.end();
	await shop.close();
});

test("the same id is the same goods, whatever was made before it", () => {
	const inOrder = createRecombiner(named, files.variants);
	for (let id = 301; id < 400; id++) inOrder(id);
	expect(createRecombiner(named, files.variants)(400)).toEqual(inOrder(400));
});

test("a made-up goods is found by what it says", async () => {
	const recombine = createRecombiner(named, files.variants);
	for (const id of [1_000, 2_000, 3_000, 4_000, 5_000]) {
		const { goods } = recombine(id);
		const whole = searchVector({
			A: Object.values(goods.name),
			B: [
				...wordsAbout(nameOfOrigin(goods.images[0])),
				...Object.values(
					named.find((entry) => entry.merchantId === goods.merchantId)
						?.merchantName ?? {},
				),
			],
		});
		const { rows } = await client.query(
			"select $1::tsvector = $2::tsvector as equal",
			[goods.search, whole],
		);
		expect(rows).toEqual([{ equal: true }]);
	}
});

function nameOfOrigin(image: string | undefined): NamedGoods {
	const found = named.find(({ images }) => images[0] === image);
	if (!found) throw new Error(`No goods has the picture ${image}`);
	return found;
}
