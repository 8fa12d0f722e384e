import { randomUUID } from "node:crypto";
import { openTestShop, type TestShop } from "../../testing/test-shop";
import { openTestPayments } from "./local";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

test("a try that was called off charges nobody, even where its beginning arrives afterwards", async () => {
	const provider = openTestPayments(shop);
	const known = {
		key: randomUUID(),
		ref: null,
		amount: "120.50",
		method: "local" as const,
		orderNo: "PT0123456789ABCDEFGH",
	};
	expect(await provider.callOff(known)).toMatchObject({ state: "failed" });
	const { charge } = await provider.begin(known);
	expect(charge.state).toBe("failed");
});
