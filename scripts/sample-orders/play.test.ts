import { and, isNull, ne } from "drizzle-orm";
import { sampleAccounts } from "@/gateway/db/sample/accounts";
import { outbox } from "@/gateway/db/schema/outbox";
import { listViolations } from "@/gateway/invariants/check";
import { signIn } from "@/gateway/testing/open-account";
import { openTestShop, type TestShop } from "@/gateway/testing/test-shop";
import { playSampleOrders } from "./play";

/** Pages may fall; nobody hears of what never happened. */
const isWrittenTo = and(isNull(outbox.doneAt), ne(outbox.kind, "cache-tags"));
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

test("the sample shoppers have orders in every state, the books are right, and nobody is written to", async () => {
	const orders = await playSampleOrders(shop.url);
	expect(orders).toBeGreaterThan(10);
	expect(await listViolations(shop.db)).toEqual([]);
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
