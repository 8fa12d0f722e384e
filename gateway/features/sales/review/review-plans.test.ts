import { sql } from "drizzle-orm";
import { reviewTypes } from "../../../contract/sales/review";
import type { Database } from "../../../db/client";
import {
	openWatchedShop,
	type WatchedShop,
} from "../../../testing/watched-shop";

let shop: WatchedShop;
beforeAll(async () => {
	shop = await openWatchedShop(grow);
});
afterAll(() => shop.close());

/** 30,000 reviews, of which the first goods has one in ten. */
async function grow(db: Database) {
	await db.execute(sql`insert into review (goods_id, nickname, quality_stars,
			service_stars, text, locale, images, options, created_at)
		select case when n % 10 = 0 then 1 else 1 + n % 300 end, 'Grace', 1 + n / 300 % 5,
			1 + n % 3, 'Lovely', 'en', case when n % 7 = 0 then array['/1.webp'] else '{}' end,
			'{}', now() - n * interval '1 minute'
		from generate_series(1, 30000) n`);
	await db.execute(sql`analyze`);
}

test.each(reviewTypes)(
	"a page of %s reviews is read off an index in its order, however far down",
	async (type) => {
		for (const id of [1, 77])
			for (const page of [1, 3]) {
				const path = `/api/front/product/reply/list/${id}`;
				const { data, plans } = await shop.ask(path, { type, page, limit: 5 });
				expect(data.total).toBeGreaterThan(0);
				for (const plan of plans)
					expect(plan).not.toMatch(/Seq Scan on (goods|sku|review)\b/);
				const [sorted] = plans.filter((plan) => /order by/i.test(plan));
				expect(sorted).toBeDefined();
				expect(sorted).not.toMatch(/\bSort\b/);
			}
	},
);

test("a summary reads the reviews of its goods alone", async () => {
	const { plans } = await shop.ask("/api/front/product/reply/config/77", {});
	for (const plan of plans)
		expect(plan).not.toMatch(/Seq Scan on (goods|review)\b/);
});
