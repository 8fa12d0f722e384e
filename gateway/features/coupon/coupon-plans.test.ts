import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { openWatchedShop, type WatchedShop } from "../../testing/watched-shop";

let shop: WatchedShop;
beforeAll(async () => {
	shop = await openWatchedShop(grow);
});
afterAll(() => shop.close());

/** 1,000 merchants with 20 coupons each: general, of a category, of some goods. */
async function grow(db: Database) {
	await db.execute(sql`insert into merchant (name, introduction, logo,
			is_self_support, type, category_id, address, phone, opened_on)
		select name, introduction, logo, false, type, category_id, address, phone,
			opened_on
		from merchant, generate_series(1, 1000) where id = 4`);
	await db.execute(sql`insert into coupon (merchant_id, type,
			category_id, name, amount, minimum_spend, valid_days, created_at)
		select merchant.id, kind, case kind when 'category' then
			(select min(id) + n % count(*)::int from category) end, '{"en":"More"}',
			10, n, 7, now()
		from merchant, generate_series(1, 20) n,
			lateral (select (array['general', 'goods', 'category'])[1 + n % 3] as kind) k
		where merchant.id > 12`);
	await db.execute(sql`insert into coupon_goods (goods_id, coupon_id)
		select 1 + id % (select count(*) from goods)::int, id from coupon
		where type = 'goods' on conflict do nothing`);
	await db.execute(sql`analyze`);
}

test.each([
	["of a goods", { goodsId: 1 }],
	["of a merchant", { merId: 500 }],
	["of a goods and its merchant", { goodsId: 1, merId: 4 }],
])("coupons %s are read by an index", async (_, query) => {
	const { data, plans } = await shop.ask("/api/front/coupons", query);
	expect(data.list.length).toBeGreaterThan(0);
	for (const plan of plans)
		expect(plan).not.toMatch(
			/Seq Scan on (coupon|coupon_goods|goods|merchant)\b/,
		);
});
