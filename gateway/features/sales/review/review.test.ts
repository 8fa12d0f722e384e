import { gte } from "drizzle-orm";
import type { Review, ReviewSummary } from "../../../contract/sales/review";
import { goods } from "../../../db/schema/goods";
import { review } from "../../../db/schema/review";
import { expectFault } from "../../../testing/expect-fault";
import { seedGoods } from "../../../testing/seed-goods";
import { seedReview } from "../../../testing/seed-review";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let lamp: number;

beforeAll(async () => {
	shop = await openTestShop();
	lamp = await seedGoods(shop.db, { en: "Lamp" });
});
afterAll(() => shop.close());

async function list(
	id: number,
	query: Record<string, string | number> = {},
	locale: "en" | "fr" = "en",
): Promise<{ list: Review[]; total: number; totalPage: number }> {
	const path = `/api/front/product/reply/list/${id}`;
	const { code, data } = await shop.wire.get(path, query, { locale });
	expect(code).toBe(200);
	return data;
}

async function summarize(id: number): Promise<ReviewSummary> {
	const path = `/api/front/product/reply/config/${id}`;
	return (await shop.wire.get(path)).data;
}

test.each([
	[{ qualityStars: 5, serviceStars: 5 }, 5, "good"],
	[{ qualityStars: 5, serviceStars: 2 }, 4, "good"],
	[{ qualityStars: 4, serviceStars: 3 }, 4, "good"],
	[{ qualityStars: 3, serviceStars: 3 }, 3, "medium"],
	[{ qualityStars: 4, serviceStars: 1 }, 3, "medium"],
	[{ qualityStars: 2, serviceStars: 2 }, 2, "bad"],
	[{ qualityStars: 1, serviceStars: 2 }, 2, "bad"],
	[{ qualityStars: 1, serviceStars: 1 }, 1, "bad"],
] as const)("%j are %i stars, which is %s", async (scores, stars, type) => {
	const id = await seedGoods(shop.db, { en: "Graded" });
	await seedReview(shop.db, id, scores);
	for (const asked of ["good", "medium", "bad"]) {
		const found = await list(id, { type: asked });
		expect(found.list.map((one) => one.stars)).toEqual(
			asked === type ? [stars] : [],
		);
	}
});

test("reviews in the reader's language come before all others, the newest of each in front", async () => {
	const id = await seedGoods(shop.db, { en: "Reviewed in two languages" });
	const days = [
		["en", 1],
		["fr", 2],
		["en", 3],
		["fr", 4],
	] as const;
	for (const [locale, day] of days)
		await seedReview(shop.db, id, {
			locale,
			text: `${locale} ${day}`,
			createdAt: new Date(`2026-10-0${day}T12:00:00Z`),
		});
	const textsOf = async (locale: "en" | "fr", limit: number) => {
		const pages = [];
		for (let page = 1; page <= Math.ceil(4 / limit); page += 1)
			pages.push(await list(id, { page, limit }, locale));
		return pages.flatMap((page) => page.list.map(({ text }) => text));
	};
	for (const limit of [1, 2, 3, 10]) {
		expect(await textsOf("en", limit)).toEqual([
			"en 3",
			"en 1",
			"fr 4",
			"fr 2",
		]);
		expect(await textsOf("fr", limit)).toEqual([
			"fr 4",
			"fr 2",
			"en 3",
			"en 1",
		]);
	}
});

test("reviews stand with the newest first, page by page, each once", async () => {
	const id = await seedGoods(shop.db, { en: "Much reviewed" });
	for (const day of [3, 1, 5, 2, 4])
		await seedReview(shop.db, id, {
			text: `day ${day}`,
			createdAt: new Date(`2026-10-0${day}T12:00:00Z`),
		});
	const pages = await Promise.all(
		[1, 2, 3, 4].map((page) => list(id, { page, limit: 2 })),
	);
	expect(pages.map((page) => page.list.map(({ text }) => text))).toEqual([
		["day 5", "day 4"],
		["day 3", "day 2"],
		["day 1"],
		[],
	]);
	expect(pages[0]).toMatchObject({ total: 5, totalPage: 3, page: 1, limit: 2 });
});

test("reviews with pictures are those that have some", async () => {
	const id = await seedGoods(shop.db, { en: "Pictured" });
	await seedReview(shop.db, id, { images: [] });
	await seedReview(shop.db, id, { images: ["/a.webp", "/b.webp"] });
	const found = await list(id, { type: "picture" });
	expect(found.list.map(({ images }) => images)).toEqual([
		["/a.webp", "/b.webp"],
	]);
	expect(found.total).toBe(1);
});

test("a review says what was bought in the language asked for, the time on Hong Kong's clock, and the seller's reply", async () => {
	const id = await seedGoods(shop.db, { en: "Shirt" });
	await seedReview(shop.db, id, {
		nickname: "Grace Hopper",
		text: "Bien",
		locale: "fr",
		options: { colour: { en: "Black", fr: "Noir" }, size: "M" },
		createdAt: new Date("2026-10-31T20:15:00Z"),
		reply: "Merci",
		repliedAt: new Date("2026-11-01T01:00:00Z"),
	});
	const [inEnglish] = (await list(id)).list;
	expect(inEnglish).toEqual({
		id: expect.any(Number),
		nickname: "G***r",
		stars: 5,
		qualityStars: 5,
		serviceStars: 5,
		text: "Bien",
		locale: "fr",
		images: [],
		attribute: "M · Black",
		createdAt: "2026-11-01T04:15:00.000+08:00",
		reply: { text: "Merci", createdAt: "2026-11-01T09:00:00.000+08:00" },
	});
	const [inFrench] = (await list(id, {}, "fr")).list;
	expect(inFrench?.attribute).toBe("M · Noir");
});

test("no answer says a nickname in full", async () => {
	const rows = await shop.db.select().from(review);
	const { goodsId = 0 } =
		rows.find(({ nickname }) => nickname.length > 4) ?? {};
	const path = `/api/front/product/reply/list/${goodsId}`;
	const { text } = await shop.wire.get(path, { limit: 100 });
	const named = rows.filter((row) => row.goodsId === goodsId);
	expect(named.length).toBeGreaterThan(0);
	for (const { nickname } of named) expect(text).not.toContain(`"${nickname}"`);
});

test("a goods without reviews has an empty list and no rating", async () => {
	expect(await list(lamp)).toEqual({
		list: [],
		total: 0,
		page: 1,
		limit: 20,
		totalPage: 0,
	});
	expect(await summarize(lamp)).toEqual({
		rating: null,
		qualityRating: null,
		serviceRating: null,
		goodPercent: 0,
		counts: { all: 0, good: 0, medium: 0, bad: 0, picture: 0 },
		stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0 })),
	});
});

test("a summary counts what the lists hold and says the rating of the card", async () => {
	const rated = await shop.db
		.select()
		.from(goods)
		.where(gte(goods.ratingCount, 12));
	expect(rated.length).toBeGreaterThan(0);
	for (const { id, rating } of rated) {
		const summary = await summarize(id);
		const all = (await list(id, { limit: 100 })).list;
		expect(summary.rating).toBe(rating);
		for (const type of ["all", "good", "medium", "bad", "picture"] as const)
			expect(summary.counts[type]).toBe((await list(id, { type })).total);
		for (const { stars, count } of summary.stars)
			expect(count).toBe(all.filter((one) => one.stars === stars).length);
		const { good, all: total } = summary.counts;
		expect(summary.goodPercent).toBe(Math.round((good / total) * 100));
		const quality = all.reduce((sum, one) => sum + one.qualityStars, 0);
		expect(
			Math.abs(Number(summary.qualityRating) - quality / all.length),
		).toBeLessThanOrEqual(0.05);
	}
});

test.each(["list", "config"])(
	"reviews of a goods that is unknown or off the shelf are not found: %s",
	async (call) => {
		const hidden = await seedGoods(shop.db, { en: "Gone" }, { isShown: false });
		await seedReview(shop.db, hidden);
		for (const id of [hidden, 2_147_483_647])
			expectFault(
				await shop.wire.get(`/api/front/product/reply/${call}/${id}`),
				"notFound",
			);
	},
);

test("a kind of review that nobody knows is refused", async () => {
	const path = `/api/front/product/reply/list/${lamp}`;
	expectFault(await shop.wire.get(path, { type: "best" }), "parameterInvalid");
});
