import { sql } from "drizzle-orm";
import { growOrders } from "../../../testing/grow-orders";
import { openAccount } from "../../../testing/open-account";
import { settle } from "../../../testing/settle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { type WatchedDatabase, watchPlans } from "../../../testing/watch-plans";
import {
	countLate,
	listAmends,
	listBroken,
	listLate,
	listOverdue,
	sumDays,
} from "./repository";

let shop: TestShop;
let watched: WatchedDatabase;

beforeAll(async () => {
	shop = await openTestShop();
	watched = await watchPlans(shop.url);
	const { id: accountId } = await openAccount(shop);
	await growOrders(shop.db, { accountId, orders: 10_000 });
	await shop.db.execute(sql`insert into delivery_promise (order_id, store_id, from_at, until_at, promised_at, state, measured_at)
		select id, 1 + id % 5, created_at, created_at, created_at,
			case when id % 1000 = 0 then 'open' when id % 1000 = 1 then 'broken' when id % 50 = 2 then 'waived' else 'kept' end,
			case when id % 1000 > 0 then created_at end
		from merchant_order on conflict do nothing`);
	await shop.db.execute(sql`insert into promise_day (store_id, day, kept, broken)
		select store.id, current_date - n, 10, 1 from store, generate_series(0, 3000) n`);
	await settle(shop.db);
}, 120_000);
afterAll(async () => {
	await watched.close();
	await shop.close();
});

const now = new Date();
const late = {
	storeId: 2,
	from: new Date(now.getTime() - 86_400_000),
	before: now,
};
const days = { from: "2026-01-01", to: "2026-01-30" };

test.each([
	["what should have come", () => listOverdue(watched.db, now, 100)],
	["what was broken", () => listBroken(watched.db, 100)],
	[
		"what a store was late with",
		() => listLate(watched.db, late, { limit: 20, offset: 0 }),
	],
	["how much a store was late with", () => countLate(watched.db, late)],
	["the amends of an order", () => listAmends(watched.db, [7])],
	["the days of stores", () => sumDays(watched.db, days)],
] as const)(
	"%s is found by an index, however many promises there are",
	async (_, find) => {
		await watched.takePlans();
		await find();
		for (const plan of await watched.takePlans())
			expect(plan).not.toMatch(
				/Seq Scan on (merchant_order|delivery_promise|promise_day)\b/,
			);
	},
);
