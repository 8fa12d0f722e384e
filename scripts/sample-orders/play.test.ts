import { and, isNull, ne, sql } from "drizzle-orm";
import { sampleAccounts } from "@/gateway/db/sample/accounts";
import { outbox } from "@/gateway/db/schema/outbox";
import { lifelongInvariants, listViolations } from "@/gateway/invariants/check";
import { signIn } from "@/gateway/testing/open-account";
import { openTestShop, type TestShop } from "@/gateway/testing/test-shop";
import { playSampleOrders } from "./play";
import { member } from "./play-member";

/** Pages may fall; nobody hears of what never happened. */
const isWrittenTo = and(isNull(outbox.doneAt), ne(outbox.kind, "cache-tags"));
let shop: TestShop;
let orders: number;

beforeAll(async () => {
	shop = await openTestShop();
	orders = await playSampleOrders(shop.url);
});
afterAll(() => shop.close());

test("the sample shoppers have orders in every state, the books are right, and nobody is written to", async () => {
	expect(orders).toBeGreaterThan(200);
	expect(await listViolations(shop.db)).toEqual([]);
	expect(await listViolations(shop.db, lifelongInvariants)).toEqual([]);
	const all: Record<string, number> = {};
	for (const { id } of sampleAccounts.slice(0, 3)) {
		const token = await signIn(shop, id);
		const path = "/api/front/order/data";
		const { data } = await shop.wire.get(path, {}, { token });
		expect(data.all).toBeGreaterThan(2);
		for (const [tab, count] of Object.entries(data))
			all[tab] = (all[tab] ?? 0) + Number(count);
	}
	for (const tab of [
		"unpaid",
		"toShip",
		"toReceive",
		"received",
		"completed",
		"refund",
	])
		expect(all[tab]).toBeGreaterThan(0);
	const groups = await shop.wire.get("/api/front/group/list");
	expect(groups.data.list.length).toBeGreaterThan(5);
	const waiting = groups.data.list.filter(
		({ groupCount }: { groupCount: number }) => groupCount > 0,
	);
	expect(waiting.length).toBeGreaterThan(3);
	expect(await shop.db.$count(outbox, isWrittenTo)).toBe(0);
	expect(await playSampleOrders(shop.url)).toBe(0);
});

test("the shop has sold on most days of three months, and no goods more than its page says", async () => {
	const { rows } = await shop.db.execute<{ days: number; merchants: number }>(
		sql`select count(distinct (created_at at time zone 'Asia/Hong_Kong')::date)::int as days,
			count(distinct merchant_id)::int as merchants from merchant_order where paid`,
	);
	expect(rows[0]?.days).toBeGreaterThan(75);
	expect(rows[0]?.merchants).toBe(12);
	const { rows: oversold } = await shop.db.execute(
		sql`select goods_id from order_line join merchant_order as part on part.id = order_id
			join master_order as master on master.id = master_id
			join account on account.id = master.account_id where account.email is null
			group by goods_id having sum(quantity) > (select sales from goods where goods.id = goods_id)`,
	);
	expect(oversold).toEqual([]);
});

test("the first shopper has coupons, one that ends within two days, favourites, merchants she follows and points that came, went and can be spent", async () => {
	const token = await signIn(shop, member.accountId);
	const ask = async (path: string, query = {}) =>
		(await shop.wire.get(path, { page: 1, limit: 20, ...query }, { token }))
			.data.list;
	const coupons = await ask("/api/front/coupon/list", { type: "usable" });
	expect(coupons.length).toBe(member.coupons.length);
	const soon = Date.now() + 2 * 24 * 60 * 60 * 1_000;
	expect(
		coupons.filter(
			({ expiresAt }: { expiresAt: string }) => Date.parse(expiresAt) < soon,
		),
	).toHaveLength(1);
	const favourites = await ask("/api/front/collect/product/list");
	expect(favourites.length).toBeGreaterThan(5);
	const follows = await ask("/api/front/collect/merchant/list");
	expect(follows).toHaveLength(member.follows.length);
	const entries = await ask("/api/front/integral/list");
	for (const kind of ["granted", "spent", "takenBack"])
		expect(entries.map((entry: { kind: string }) => entry.kind)).toContain(
			kind,
		);
	const { data } = await shop.wire.get(
		"/api/front/integral/user",
		{},
		{ token },
	);
	expect(data.current).toBeGreaterThan(0);
});
