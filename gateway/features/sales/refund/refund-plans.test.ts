import { sql } from "drizzle-orm";
import { growAccounts, growOrders } from "../../../testing/grow-orders";
import { openAccount } from "../../../testing/open-account";
import { openStaff } from "../../../testing/open-staff";
import { settle } from "../../../testing/settle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { type WatchedDatabase, watchPlans } from "../../../testing/watch-plans";
import type { Wire } from "../../../testing/wire";
import { listDue } from "./return/repository";

let shop: TestShop;
let watched: WatchedDatabase;
let wire: Wire;
let tokens: { shopper: string; staff: string; operator: string };

/** Ten applications, all but one refused, of each order that has any. */
const growRefunds = sql`insert into refund (no, order_id, account_id, merchant_id, state, reason, remark, images,
		is_whole, is_before_shipment, freight, amount, refusal, created_at)
	select 'RE' || lpad(n::text, 2, 'A') || right(no, 16), order_id, account_id, merchant_id,
		case when n = 1 and id % 20 = 0 then 'revoked' else 'refused' end, 'other', '', '{}', true, true, 0, 10,
		case when n = 1 and id % 20 = 0 then null else 'No' end, created_at
	from refund cross join generate_series(1, 10) n`;

/** Of every application goods came back, an operator was asked, and a part went on by itself; of few something is due. */
const growReturns = sql`with back as (
		insert into refund_return (refund_id, way, due_at)
		select id, 'pickUp', case when id % 2000 = 0 then created_at end from refund
		on conflict (refund_id) do update set due_at = excluded.due_at returning refund_id
	), wanted as (
		insert into refund_exchange (refund_id, sku_id, price, is_dearer)
		select refund_id, 1, 10, false from back on conflict do nothing returning refund_id
	), asked as (
		insert into refund_dispute (refund_id, refusal, objection, images, objected_at)
		select id, 'No', 'Yes', '{}', created_at from refund returning refund_id
	), found as (
		insert into refund_return_line (refund_id, line_id, condition, restocked)
		select refund_id, line_id, 'good', 0 from refund_line returning refund_id
	)
	insert into refund_split (refund_id, from_id)
	select refund_id, greatest(refund_id - 1, (select min(id) from refund)) from back`;

beforeAll(async () => {
	shop = await openTestShop();
	watched = await watchPlans(shop.url);
	wire = shop.openAnother({}, { db: watched.db }).wire;
	const [shopper, other] = [await openAccount(shop), await openAccount(shop)];
	for (const { id: accountId } of [shopper, other])
		await growOrders(shop.db, { accountId, orders: 10_000 });
	await growAccounts(shop.db, 5_000);
	await shop.db.execute(growRefunds);
	await shop.db.execute(sql`insert into refund_line (refund_id, line_id, quantity, amount, is_open)
		select refund.id, order_line.id, 1, 10, false from refund join order_line using (order_id)
		on conflict do nothing`);
	await shop.db.execute(sql`insert into refund_step (refund_id, state, actor, at)
		select id, 'reviewing', 'buyer', created_at from refund`);
	await shop.db.execute(growReturns);
	await settle(shop.db);
	tokens = {
		shopper: shopper.token,
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
	query: Record<string, string | number> = {},
	who: keyof typeof tokens = "shopper",
) {
	await watched.takePlans();
	const token = tokens[who];
	const answer = await wire.get(`/api/${path}`, query, { token });
	expect(answer.code).toBe(200);
	for (const plan of await watched.takePlans())
		expect(plan).not.toMatch(
			/Seq Scan on (account|master_order|merchant_order|order_line|refund\w*)\b/,
		);
	return answer.data;
}

test("a shopper's refunds are read by indexes, the last page too", async () => {
	const first = await expectIndexes("front/order/refund/list");
	expect(first.total).toBe(9_999);
	await expectIndexes("front/order/refund/list", { page: first.totalPage });
	const [{ refundNo }] = first.list;
	await expectIndexes(`front/order/refund/detail/${refundNo}`);
});

test("what of an order can go back is read by indexes", async () => {
	const { list } = await expectIndexes("front/order/list", { tab: "toShip" });
	await expectIndexes(`front/order/apply/refund/${list[0].orderNo}`);
});

test("returns that something is due of are found by their index", async () => {
	await watched.takePlans();
	const due = await listDue(watched.db, new Date(), 100);
	expect(due.length).toBeGreaterThan(0);
	for (const plan of await watched.takePlans())
		expect(plan).not.toMatch(/Seq Scan on (merchant_order|refund\w*)\b/);
});

test.each(["staff", "operator"] as const)(
	"%s find what is rare among many refunds by indexes",
	async (who) => {
		const rare = { state: "revoked" };
		const { list } = await expectIndexes("operator/refund/list", rare, who);
		expect(list.length).toBeGreaterThan(0);
		const waiting = { state: "reviewing" };
		await expectIndexes("operator/refund/list", waiting, who);
	},
);
