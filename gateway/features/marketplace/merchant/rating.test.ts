import { eq, sql } from "drizzle-orm";
import { merchant } from "../../../db/schema/merchant";
import { seedGoods } from "../../../testing/seed-goods";
import { seedReview } from "../../../testing/seed-review";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { addReviews } from "../../sales/review/service";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterEach(expectExactStars);
afterAll(() => shop.close());

/** Whatever happened: each merchant counts the reviews of all its goods. */
async function expectExactStars() {
	const { rows } = await shop.db.execute(sql`select merchant.id from merchant
		left join (
			select merchant_id, sum(quality_stars + service_stars) as stars, count(*) as reviews
			from review join goods on goods.id = goods_id group by merchant_id
		) told on told.merchant_id = merchant.id
		where rating_sum <> coalesce(stars, 0) or rating_count <> coalesce(reviews, 0)`);
	expect(rows).toEqual([]);
}

async function read(id: number): Promise<[string | null, number]> {
	const path = `/api/front/merchant/index/info/${id}`;
	const { rating, ratingCount } = (await shop.wire.get(path)).data;
	return [rating, ratingCount];
}

async function openMerchant(): Promise<number> {
	const [model] = await shop.db
		.select()
		.from(merchant)
		.where(eq(merchant.id, 1));
	if (!model) throw new Error("The sample shop has no first merchant");
	const { rating: _, id: __, ...fields } = model;
	const [row] = await shop.db
		.insert(merchant)
		.values({ ...fields, ratingSum: 0, ratingCount: 0 })
		.returning({ id: merchant.id });
	return row?.id ?? 0;
}

test("the sample shop's merchants have the stars of their reviews", async () => {
	const [stars, count] = await read(1);
	expect(stars).toMatch(/^[1-5]\.\d$/);
	expect(count).toBeGreaterThan(0);
});

test("a merchant has the mean stars of all reviews of all its goods, rounded half up, from the third on", async () => {
	const merchantId = await openMerchant();
	const [lamp, staff] = [
		await seedGoods(shop.db, { en: "Lamp" }, { merchantId }),
		await seedGoods(shop.db, { en: "StaffClient" }, { merchantId }),
	];
	expect(await read(merchantId)).toEqual([null, 0]);
	await seedReview(shop.db, lamp, { qualityStars: 5, serviceStars: 4 });
	await seedReview(shop.db, staff, { qualityStars: 4, serviceStars: 4 });
	expect(await read(merchantId)).toEqual([null, 2]);
	await seedReview(shop.db, lamp, { qualityStars: 4, serviceStars: 4 });
	await seedReview(shop.db, lamp, { qualityStars: 5, serviceStars: 4 });
	// 4.25
	expect(await read(merchantId)).toEqual(["4.3", 4]);
});

test("reviews of goods of two merchants that come at the same moment, in any order, all count", async () => {
	const merchants = [await openMerchant(), await openMerchant()];
	const goods = await Promise.all(
		[0, 1, 0, 1].map((at) =>
			seedGoods(shop.db, { en: "Busy" }, { merchantId: merchants[at] }),
		),
	);
	const written = (goodsId: number) => ({
		goodsId,
		nickname: "Grace",
		qualityStars: 3,
		serviceStars: 3,
		text: "Fine",
		locale: "en" as const,
		images: [],
		options: {},
		createdAt: new Date(),
	});
	await Promise.all(
		Array.from({ length: 12 }, (_, at) =>
			addReviews(shop.db, (at % 2 ? goods : goods.toReversed()).map(written)),
		),
	);
	for (const id of merchants) expect(await read(id)).toEqual(["3.0", 24]);
});
