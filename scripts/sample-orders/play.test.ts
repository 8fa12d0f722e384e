import { sampleAccounts } from "@/gateway/db/sample/accounts";
import { listViolations } from "@/gateway/invariants/check";
import { signIn } from "@/gateway/testing/open-account";
import { openTestShop, type TestShop } from "@/gateway/testing/test-shop";
import { countUndone } from "@/gateway/testing/watch-effects";
import { playSampleOrders } from "./play";

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
	for (const tab of ["unpaid", "toShip", "toReceive", "received", "completed"])
		expect(all[tab]).toBeGreaterThan(0);
	expect(await countUndone(shop.db)).toBe(0);
	expect(await playSampleOrders(shop.url)).toBe(0);
});
