import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { account } from "../../../db/schema/account";
import { sku } from "../../../db/schema/goods";
import { preOrder } from "../../../db/schema/pre-order";
import {
	openWatchedShop,
	type WatchedShop,
} from "../../../testing/watched-shop";

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
	await db.execute(sql`insert into account (kind, nickname, locale, created_at)
		select 'member', 'Kit', 'en', now() from generate_series(1, 1000)`);
	await db.execute(sql`insert into coupon_receipt (account_id, coupon_id,
			received_at, expires_at, used_at, used_by)
		select account.id, coupon.id, now(), now() + n * interval '1 day',
			case when n % 3 = 0 then now() end, case when n % 3 = 0 then 'PT' end
		from generate_series(1, 20) n, account
			join lateral (select account.id * 20 + n as at) p on true
			join coupon on coupon.id = 1 + p.at % (select count(*) from coupon)::int
		where account.nickname = 'Kit' on conflict do nothing`);
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

test.each(["usable", "unusable"])(
	"an account's %s coupons are read by an index",
	async (type) => {
		const [kit] = await shop.db
			.select()
			.from(account)
			.where(eq(account.nickname, "Kit"))
			.limit(1);
		const token = await shop.signIn(kit?.id ?? 0);
		const path = "/api/front/coupon/list";
		const { data, plans } = await shop.ask(path, { type }, { token });
		expect(data.list.length).toBeGreaterThan(0);
		for (const plan of plans)
			expect(plan).not.toMatch(
				/Seq Scan on (coupon|coupon_receipt|coupon_goods|goods)\b/,
			);
	},
);

test("coupons for a purchase, in hand and offered, are read by an index", async () => {
	const [kit] = await shop.db
		.select()
		.from(account)
		.where(eq(account.nickname, "Kit"))
		.limit(1);
	const token = await shop.signIn(kit?.id ?? 0);
	const [sold] = await shop.db.select().from(sku).limit(1);
	const no = randomUUID();
	await shop.db.insert(preOrder).values({
		no,
		accountId: kit?.id ?? 0,
		isFromCart: false,
		lines: [{ skuId: sold?.id ?? 0, quantity: 1, price: "1.00" }],
		createdAt: new Date(),
	});
	const path = `/api/front/order/load/pre/${no}`;
	const { plans } = await shop.ask(path, {}, { token });
	expect(plans.some((plan) => plan.includes("offered"))).toBe(true);
	for (const plan of plans)
		expect(plan).not.toMatch(
			/Seq Scan on (coupon|coupon_receipt|coupon_goods)\b/,
		);
});
