import type { GoodsCard } from "../../../contract/catalog/goods";
import { seedGoods } from "../../../testing/seed-goods";
import { seedReview } from "../../../testing/seed-review";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

async function read(id: number): Promise<[string | null, number]> {
	const path = `/api/front/product/detail/${id}`;
	const { rating, ratingCount }: GoodsCard = (await shop.wire.get(path)).data;
	return [rating, ratingCount];
}

function review(id: number, qualityStars: number, serviceStars: number) {
	return seedReview(shop.db, id, { qualityStars, serviceStars });
}

test("a goods is rated by the mean of all scores, rounded half up to one decimal", async () => {
	const id = await seedGoods(shop.db, { en: "Rated" });
	expect(await read(id)).toEqual([null, 0]);
	await review(id, 5, 4);
	expect(await read(id)).toEqual(["4.5", 1]);
	await review(id, 4, 4);
	// 4.25
	expect(await read(id)).toEqual(["4.3", 2]);
	await review(id, 1, 1);
	// 3.1666…
	expect(await read(id)).toEqual(["3.2", 3]);
});

test("reviews that come at the same time all count", async () => {
	const id = await seedGoods(shop.db, { en: "Busy" });
	const scores = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 5, 5];
	await Promise.all(scores.map((score) => review(id, score, score)));
	// 40 / 12
	expect(await read(id)).toEqual(["3.3", scores.length]);
});

test.each([
	{ qualityStars: 6 },
	{ serviceStars: 0 },
	{ images: ["1", "2", "3", "4", "5", "6"] },
	{ reply: "Thank you", repliedAt: null },
])("what cannot be a review changes no rating: %j", async (fields) => {
	const id = await seedGoods(shop.db, { en: "Steady" });
	await review(id, 4, 4);
	await expect(seedReview(shop.db, id, fields)).rejects.toThrow();
	expect(await read(id)).toEqual(["4.0", 1]);
});
