import { sql } from "drizzle-orm";
import type { CategoryNode } from "../../../contract/catalog/category";
import type { Database } from "../../../db/client";
import { settle } from "../../../testing/settle";
import {
	openWatchedShop,
	type WatchedShop,
} from "../../../testing/watched-shop";

let shop: WatchedShop;
beforeAll(async () => {
	shop = await openWatchedShop(grow);
});
afterAll(() => shop.close());

/** 20,000 goods over the sample shop's shelves, and 100 stores whose slots are all taken in part. */
async function grow(db: Database) {
	await db.execute(sql`insert into goods (merchant_id, category_id,
			top_category_id, cart_type, name, introduction, keywords, images, price,
			has_price_range, stock, sku_count, created_at, search)
		select merchant_id, category_id, top_category_id, cart_type, name,
			introduction, keywords, images, price, false, n % 50, 1, created_at, ''
		from generate_series(1, 20000) n
		join goods model on model.id = 1 + n % (select max(id) from goods)`);
	await db.execute(sql`insert into store (merchant_id, name, district, address,
			phone, latitude, longitude, radius_metres, opening_hours)
		select merchant_id, name, district, address, phone, latitude, longitude,
			radius_metres, opening_hours
		from generate_series(1, 20) n, store`);
	await db.execute(sql`insert into delivery_slot (store_id, starts_at, taken)
		select id, date_trunc('hour', now()) + n * interval '1 hour', 3
		from store, generate_series(-200, 200) n`);
	await settle(db);
}

test("the categories of a store are read without any of its goods", async () => {
	const { data, plans } = await shop.ask("/api/front/store/category/1", {});
	expect(data.length).toBeGreaterThan(0);
	const about = plans.filter((plan) => plan.includes("goods"));
	expect(about).toHaveLength(1);
	expect(about[0]).toMatch(/Index Only Scan using goods_merchant_\w+ on goods/);
});

test("slots and closures of all stores are asked for in one query each", async () => {
	const { data, plans } = await shop.ask("/api/front/store/list", {});
	expect(data.length).toBeGreaterThan(100);
	const from = (table: string) =>
		plans.filter((plan) => plan.includes(`from "${table}"`));
	expect(from("delivery_slot")).toHaveLength(1);
	expect(from("slot_closure")).toHaveLength(1);
	expect(plans).toHaveLength(3);
});

describe("the categories of a store", () => {
	const readTree = async (id: number): Promise<CategoryNode[]> =>
		(await shop.ask(`/api/front/store/category/${id}`, {})).data;

	test("are those of the supermarket in which its merchant has goods on the shelf, and no others", async () => {
		const { rows } = await shop.db.execute<{ id: number; goods: number }>(sql`
			select category.id, count(goods.id)::int as goods from category
			left join goods on goods.category_id = category.id and goods.is_shown
				and goods.merchant_id = (select merchant_id from store where id = 1)
			where category.cart_type = 'SUPERMARKET' and parent_id is not null
			group by 1`);
		const expected = rows.filter(({ goods }) => goods > 0).map(({ id }) => id);
		const found = (await readTree(1)).flatMap(({ childList = [] }) =>
			childList.map(({ id }) => id),
		);
		expect(found.sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
	});

	test("leave one out whose last goods went off the shelf, and its top with the last of its own", async () => {
		const [top] = await readTree(1);
		const [leaf] = top?.childList ?? [];
		await shop.db.execute(
			sql`update goods set is_shown = false where category_id = ${leaf?.id}`,
		);
		const [narrower] = await readTree(1);
		expect(narrower?.id).toBe(top?.id);
		expect(narrower?.childList?.map(({ id }) => id)).not.toContain(leaf?.id);
		await shop.db.execute(
			sql`update goods set is_shown = false where top_category_id = ${top?.id}`,
		);
		const without = await readTree(1);
		expect(without.map(({ id }) => id)).not.toContain(top?.id);
		await shop.db.execute(sql`update goods set is_shown = true`);
	});
});
