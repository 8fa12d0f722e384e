import { sql } from "drizzle-orm";
import { growAccounts, growOrders } from "../../../testing/grow-orders";
import { openAccount } from "../../../testing/open-account";
import { openStaff } from "../../../testing/open-staff";
import { settle } from "../../../testing/settle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { type WatchedDatabase, watchPlans } from "../../../testing/watch-plans";
import type { Wire } from "../../../testing/wire";
import { settleMerchants } from "./settle";
import { listToClose } from "./statement/close-repository";

let shop: TestShop;
let watched: WatchedDatabase;
let wire: Wire;
let tokens: { staff: string; operator: string };

const reads =
	/Seq Scan on (master_order|merchant_order|order_line|refund\w*|settled_\w+|settlement_\w+|payout)\b/;

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
	await shop.db.execute(sql`insert into settlement_statement (merchant_id, no, month, closed_at, opening, closing, sold, refunded, commission, paid)
		select 1 + n % 12, n, date '1900-01-01' + n * interval '1 day', now(), 0, 0, 0, 0, 0, 0 from generate_series(1, 10000) n`);
	await shop.db.execute(sql`update settlement_entry set statement_id = (select id from settlement_statement where merchant_id = 3 limit 1)
		where merchant_id = 3 and order_id % 5 <> 0`);
	await shop.db.execute(sql`insert into payout_run (state, drafted_at, decided_at)
		select 'approved', now(), now() from generate_series(1, 1000)`);
	await shop.db.execute(sql`insert into payout (run_id, merchant_id, amount, holder, kind, number, state)
		select payout_run.id, merchant.id, 20, 'Teapot', 'fps', '1234567', 'paid' from payout_run cross join merchant`);
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

test("statements, their lines and payouts are read by indexes, the last page too", async () => {
	for (const path of ["settlement/statements", "payout/list"]) {
		const { totalPage } = await expectIndexes(path, "staff");
		await expectIndexes(path, "staff", { page: totalPage });
		await expectIndexes(path, "operator", { merId: 3 });
	}
	const { rows } = await shop.db.execute<{ id: number; last: number }>(
		sql`select statement_id as id, max(id) as last from settlement_entry where statement_id is not null group by 1`,
	);
	const [{ id, last } = { id: 0, last: 0 }] = rows;
	for (const after of [0, last - 100])
		await expectIndexes(`settlement/statement/lines/${id}`, "operator", {
			after,
		});
	const { list } = await expectIndexes("payout/runs", "operator");
	await expectIndexes(`payout/run/detail/${list[0].id}`, "operator");
});

test("looking for months to close reads through the entries of no one", async () => {
	await watched.takePlans();
	await listToClose(watched.db, new Date(Date.now() - 40 * 86_400_000));
	for (const plan of await watched.takePlans()) expect(plan).not.toMatch(reads);
});

test("settling with the merchants reads through the orders of no one", async () => {
	await watched.takePlans();
	await settleMerchants(watched.db, new Date(Date.now() + 3 * 86_400_000));
	const plans = await watched.takePlans();
	expect(plans.length).toBeGreaterThan(20);
	expect(plans.filter((plan) => reads.test(plan))).toEqual([]);
});
