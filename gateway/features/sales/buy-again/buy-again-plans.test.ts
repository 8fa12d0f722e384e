import { sql } from "drizzle-orm";
import { growOrders } from "../../../testing/grow-orders";
import { openAccount } from "../../../testing/open-account";
import { settle } from "../../../testing/settle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { type WatchedDatabase, watchPlans } from "../../../testing/watch-plans";
import { listBought } from "./repository";

let shop: TestShop;
let watched: WatchedDatabase;
let accountIds: number[];

beforeAll(async () => {
	shop = await openTestShop();
	watched = await watchPlans(shop.url);
	accountIds = [(await openAccount(shop)).id, (await openAccount(shop)).id];
	for (const accountId of accountIds)
		await growOrders(shop.db, { accountId, orders: 10_000 });
	await shop.db.execute(sql`update merchant_order set received_at = created_at
		where status in ('received', 'completed')`);
	await settle(shop.db);
}, 120_000);
afterAll(async () => {
	await watched.close();
	await shop.close();
});

test("of thousands of orders the latest are read by indexes, of several accounts too", async () => {
	await watched.takePlans();
	const [bought] = await listBought(watched.db, accountIds, new Date());
	expect(bought).toMatchObject({ skuId: 1, times: 500 });
	const plans = await watched.takePlans();
	expect(plans).toHaveLength(1);
	for (const plan of plans) {
		expect(plan).toMatch(/Index Scan Backward using merchant_order_account\b/);
		expect(plan).not.toMatch(/Seq Scan on (merchant_order|order_line)\b/);
	}
});
