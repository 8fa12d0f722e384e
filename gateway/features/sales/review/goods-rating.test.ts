import type { GoodsCard } from "../../../contract/catalog/goods";
import type { ReviewSummary } from "../../../contract/sales/review";
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

async function summarize(id: number): Promise<ReviewSummary> {
	const path = `/api/front/product/reply/config/${id}`;
	return (await shop.wire.get(path)).data;
}

test("a goods is rated by the mean of all scores, rounded half up to one decimal", async () => {
	const id = await seedGoods(shop.db, { en: "Rated" });
	await review(id, 5, 4);
	await review(id, 4, 4);
	await review(id, 5, 4);
	// 4.3333…
	expect(await read(id)).toEqual(["4.3", 3]);
	await review(id, 4, 4);
	// 4.25
	expect(await read(id)).toEqual(["4.3", 4]);
	await review(id, 1, 1);
	// 3.6
	expect(await read(id)).toEqual(["3.6", 5]);
});

test("below three reviews a goods has no rating on its card, its page and in lists of rated goods, and its reviews are counted all the same", async () => {
	const merchantId = 8;
	const id = await seedGoods(shop.db, { en: "New" }, { merchantId });
	const narrowed = async () => {
		const query = { merId: merchantId, rating: 4, limit: 100 };
		const { data } = await shop.wire.get("/api/front/product/list", query);
		return data.list.some((card: GoodsCard) => card.id === id);
	};
	for (const count of [1, 2]) {
		await review(id, 5, 5);
		expect(await read(id)).toEqual([null, count]);
		expect(await summarize(id)).toMatchObject({
			rating: null,
			qualityRating: null,
			serviceRating: null,
			goodPercent: 100,
			counts: { all: count },
		});
		expect(await narrowed()).toBe(false);
	}
	await review(id, 5, 5);
	expect(await read(id)).toEqual(["5.0", 3]);
	expect(await summarize(id)).toMatchObject({ rating: "5.0" });
	expect(await narrowed()).toBe(true);
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
	for (let at = 0; at < 3; at++) await review(id, 4, 4);
	await expect(seedReview(shop.db, id, fields)).rejects.toThrow();
	expect(await read(id)).toEqual(["4.0", 3]);
});
