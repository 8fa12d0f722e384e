import { sql } from "drizzle-orm";
import { growAccounts, growOrders } from "../../../testing/grow-orders";
import { openAccount } from "../../../testing/open-account";
import { openStaff } from "../../../testing/open-staff";
import { settle } from "../../../testing/settle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { type WatchedDatabase, watchPlans } from "../../../testing/watch-plans";
import type { Wire } from "../../../testing/wire";
import { settleMerchants } from "./settle";

let shop: TestShop;
let watched: WatchedDatabase;
let wire: Wire;
let tokens: { staff: string; operator: string };

const reads =
	/Seq Scan on (master_order|merchant_order|order_line|refund\w*|settled_\w+|settlement_entry)\b/;

beforeAll(async () => {
	shop = await openTestShop();
	watched = await watchPlans(shop.url);
	wire = shop.openAnother({}, { db: watched.db }).wire;
	const { id: accountId } = await openAccount(shop);
	await growOrders(shop.db, { accountId, orders: 10_000 });
	await growAccounts(shop.db, 5_000);
	await shop.db.execute(sql`insert into settled_order (order_id, merchant_id, paid_at, look_at, released_at)
		select id, 1 + id % 12, created_at, now() + interval '1 day', case when id % 500 = 0 then null else now() end
		from merchant_order`);
	await shop.db.execute(sql`insert into settlement_entry (merchant_id, order_id, account, posting, amount, at)
		select merchant_id, order_id, account, 'sale ' || order_id, amount, now() from settled_order
		cross join (values ('captured', 10), ('commission', -1), ('held', -9)) as side (account, amount)`);
	await shop.db.execute(
		sql`update merchant_order set settlement = case when id % 2000 = 0 then 'open' else 'posted' end, paid = true`,
	);
	await shop.db.execute(sql`delete from settlement_entry
		where order_id in (select id from merchant_order where settlement = 'open')`);
	await shop.db.execute(sql`delete from settled_order
		where order_id in (select id from merchant_order where settlement = 'open')`);
	await shop.db.execute(
		sql`update master_order set paid_at = created_at where paid_at is null and cancelled_at is null`,
	);
	await settle(shop.db);
	tokens = {
		staff: (await openStaff(shop, 2)).token,
		operator: (await openStaff(shop, "operator")).token,
	};
}, 120_000);
afterAll(async () => {
	await watched.close();
	await shop.close();
});

async function expectIndexes(
	path: string,
	who: keyof typeof tokens,
	query = {},
) {
	await watched.takePlans();
	const token = tokens[who];
	const answer = await wire.get(`/api/operator/${path}`, query, { token });
	expect(answer.code).toBe(200);
	for (const plan of await watched.takePlans()) expect(plan).not.toMatch(reads);
	return answer.data;
}

test("what a merchant earns is read by indexes, the last page too", async () => {
	const { totalPage } = await expectIndexes("settlement/orders", "staff");
	await expectIndexes("settlement/orders", "staff", { page: totalPage });
	await expectIndexes("settlement/balance", "staff");
	await expectIndexes("settlement/orders", "operator", { merId: 3 });
});

test("settling with the merchants reads through the orders of no one", async () => {
	await watched.takePlans();
	await settleMerchants(watched.db, new Date(Date.now() + 3 * 86_400_000));
	const plans = await watched.takePlans();
	expect(plans.length).toBeGreaterThan(20);
	expect(plans.filter((plan) => reads.test(plan))).toEqual([]);
});
