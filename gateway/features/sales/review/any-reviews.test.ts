import { eq } from "drizzle-orm";
import fc from "fast-check";
import { ratedFromReviews } from "../../../contract/stars";
import { sku } from "../../../db/schema/goods";
import { byExtent } from "../../../testing/extent";
import { openAccount } from "../../../testing/open-account";
import { seedGoods } from "../../../testing/seed-goods";
import { seedReceived } from "../../../testing/seed-received";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const runs = byExtent(8, 20);
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
	await shop.db.update(sku).set({ stock: 1_000 }).where(eq(sku.id, 1));
});
afterAll(() => shop.close());

const stars = fc.integer({ min: 1, max: 5 });
const linesMax = 6;

/** What is said of some lines of one order at once, a line twice or one that is not there among them. */
const anyWriting = fc.array(
	fc.record({
		line: fc.integer({ min: 0, max: linesMax }),
		qualityStars: stars,
		serviceStars: stars,
	}),
	{ minLength: 1, maxLength: 3 },
);
/** Which of two goods each line is of, and what is sent at the same moment. */
const anyOrder = fc.record({
	lines: fc.array(fc.boolean(), { minLength: 1, maxLength: linesMax }),
	writings: fc.array(anyWriting, { maxLength: 8 }),
});

/** Half up to one decimal, in whole numbers; none of a few. */
function meanOf(scores: number[]): string | null {
	if (scores.length < ratedFromReviews) return null;
	const sum = scores.reduce((total, score) => total + score, 0);
	const tenths = Math.floor((10 * sum + scores.length) / (2 * scores.length));
	return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}

test("whatever is reviewed at the same moment, goods are rated by what was kept, and an order whose lines all have a review is completed", async () => {
	let sent = 0;
	const property = fc.asyncProperty(anyOrder, async ({ lines, writings }) => {
		const kit = await openAccount(shop);
		const both = [
			await seedGoods(shop.db, { en: "One" }),
			await seedGoods(shop.db, { en: "Other" }),
		];
		const goodsIds = lines.map((isOne) => both[isOne ? 0 : 1] ?? 0);
		const { orderNo, lineIds } = await seedReceived(shop, kit.id, goodsIds);
		const answers = await Promise.all(
			writings.map((writing) => {
				const reviews = writing.map(({ line, ...scores }) => ({
					...scores,
					lineId: lineIds[line] ?? 2_000_000_000,
					text: "Bright",
				}));
				return shop.wire.post(
					"/api/front/order/comment",
					{ orderNo, reviews },
					{ token: kit.token, timestamp: Date.now() + ++sent },
				);
			}),
		);
		const kept = writings.filter((_, at) => answers[at]?.code === 200).flat();
		for (const { code } of answers)
			expect([200, 400, 404, 409]).toContain(code);
		expect(new Set(kept.map(({ line }) => line)).size).toBe(kept.length);
		for (const id of both) {
			const scores = kept
				.filter(({ line }) => goodsIds[line] === id)
				.map((said) => said.qualityStars + said.serviceStars);
			const detail = await shop.wire.get(`/api/front/product/detail/${id}`);
			expect(detail.data).toMatchObject({
				rating: meanOf(scores),
				ratingCount: scores.length,
			});
		}
		const completed = answers.filter(({ data }) => data?.isCompleted);
		expect(completed).toHaveLength(kept.length === lines.length ? 1 : 0);
	});
	await fc.assert(property, { numRuns: runs });
});
