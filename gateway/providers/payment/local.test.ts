import { randomUUID } from "node:crypto";
import { openTestShop, type TestShop } from "../../testing/test-shop";
import { openTestCashier } from "./local";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

test("a try that was called off charges nobody, even where its beginning arrives afterwards", async () => {
	const cashier = openTestCashier(shop);
	const known = {
		...{ key: randomUUID(), ref: null, amount: "120.50" },
		orderNo: "PT0123456789ABCDEFGH",
	};
	expect(await cashier.callOff(known)).toMatchObject({ state: "failed" });
	const { charge } = await cashier.begin(known);
	expect(charge.state).toBe("failed");
});
