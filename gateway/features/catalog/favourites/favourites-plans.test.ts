import { sql } from "drizzle-orm";
import {
	openWatchedShop,
	type WatchedShop,
} from "../../../testing/watched-shop";

let shop: WatchedShop;
let token: string;

beforeAll(async () => {
	let shopper = 0;
	shop = await openWatchedShop(async (db) => {
		const { rows } = await db.execute<{ id: number }>(
			sql`insert into account (kind, nickname, locale, created_at)
				select 'member', 'Grown', 'en', now() from generate_series(1, 1000)
				returning id`,
		);
		shopper = Number(rows[0]?.id);
		await db.execute(sql`insert into favourite_goods (account_id, goods_id, price, added_at)
			select account.id, goods.id, goods.price, now() - goods.id * interval '1 minute'
			from account, goods where nickname = 'Grown' and (goods.id + account.id) % 7 = 0`);
		await db.execute(sql`insert into followed_merchant (account_id, merchant_id, followed_at)
			select account.id, merchant.id, now() - merchant.id * interval '1 minute'
			from account, merchant where nickname = 'Grown'`);
		await db.execute(sql`analyze`);
	});
	token = await shop.signIn(shopper);
});
afterAll(() => shop.close());

test.each([
	["kept goods", "product/list", {}],
	["kept goods far down", "product/list", { page: 5, limit: 5 }],
	["followed merchants", "merchant/list", { limit: 5 }],
	["which are kept and followed", "state", { goodsIds: "7,9", merIds: "7,8" }],
])("%s are read by an index", async (_, call, query) => {
	const path = `/api/front/collect/${call}`;
	const { plans } = await shop.ask(path, query, { token });
	for (const plan of plans)
		expect(plan).not.toMatch(
			/Seq Scan on (favourite_goods|followed_merchant)\b/,
		);
});

test("a page of kept goods is read in its order", async () => {
	const path = "/api/front/collect/product/list";
	const { plans } = await shop.ask(path, { limit: 5 }, { token });
	const [sorted] = plans.filter((plan) => /order by/i.test(plan));
	expect(sorted).toMatch(/Index Scan using favourite_goods_latest/);
});
