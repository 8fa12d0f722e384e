import { sql } from "drizzle-orm";
import { openTestShop, type TestShop } from "../../testing/test-shop";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

async function value(query: string): Promise<number> {
	const { rows } = await shop.db.execute<{ value: string }>(sql.raw(query));
	return Number(rows[0]?.value);
}

test("the shop's reviews are those of a good shop with bad days: 4.4 stars, threes and ones among them, most of them answered", async () => {
	const mean = await value(
		"select avg(quality_stars + service_stars) / 2 as value from review",
	);
	expect(mean).toBeGreaterThan(4.3);
	expect(mean).toBeLessThan(4.5);
	for (const [stars, least] of [
		[3, 30],
		[2, 10],
		[1, 3],
	])
		expect(
			await value(
				`select count(*) as value from review where stars = ${stars}`,
			),
		).toBeGreaterThanOrEqual(least ?? 0);
	expect(
		await value("select count(reply) / count(*)::float as value from review"),
	).toBeGreaterThan(0.7);
	expect(
		await value(
			"select count(*) as value from review where stars < 3 and reply is null",
		),
	).toBeLessThan(4);
});

test("nothing is reviewed by more than have bought it, and no two of a goods are answered in the same words", async () => {
	expect(
		await value(
			"select count(*) as value from goods where rating_count > sales",
		),
	).toBe(0);
	expect(
		await value(`select count(*) as value from (
			select from review where reply is not null group by goods_id, reply having count(*) > 1
		) as twice`),
	).toBe(0);
});
