import { expectMoneyToAddUp } from "../../../testing/expect-money";
import { openPayer, type Payer } from "../../../testing/open-payer";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: Payer;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	kit = await openPayer(shop);
});
afterEach(async () => {
	shop.moveClock(0);
	await expectMoneyToAddUp(shop);
});
afterAll(() => shop.close());

test("an order is paid at once where the charge goes through", async () => {
	const { no } = await kit.order();
	expect((await kit.pay(no)).data).toEqual({ next: "wait" });
	const { data } = await kit.status(no);
	expect(data).toMatchObject({ state: "paid", method: "local", reason: null });
	expect(data.paidAt).toMatch(/\+08:00$/);
});

test("20 clicks with one key are one charge and 20 equal answers", async () => {
	const { no, id } = await kit.order();
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => kit.pay(no, { key: "a-click-of-one" })),
	);
	expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
	expect(answers[0]?.code).toBe(200);
	expect(await kit.charges(id)).toHaveLength(1);
});

test("a key that named another order is refused and charges nothing", async () => {
	const [one, two] = [await kit.order(), await kit.order()];
	await kit.pay(one.no, { key: "a-key-used-twice" });
	const again = await kit.pay(two.no, { key: "a-key-used-twice" });
	expect(again.code).toBe(409);
	expect(await kit.charges(two.id)).toEqual([]);
});

test("of two orders that are paid by one key at once one is, and the other is refused by the key", async () => {
	const orders = [await kit.order(), await kit.order()];
	const key = "a-key-of-two-at-once";
	const pay = () => Promise.all(orders.map(({ no }) => kit.pay(no, { key })));
	expect((await pay()).map(({ code }) => code).sort()).toEqual([200, 409]);
	expect((await pay()).map(({ code }) => code).sort()).toEqual([200, 409]);
});

test("two tabs that pay one order with keys of their own charge it once", async () => {
	const { no, id } = await kit.order();
	const answers = await Promise.all([kit.pay(no), kit.pay(no)]);
	for (const { code } of answers) expect([200, 409]).toContain(code);
	expect(await kit.charges(id)).toMatchObject([{ state: "succeeded" }]);
	expect((await kit.pay(no)).code).toBe(409);
});

test("a charge that is declined says why in the shopper's language, and another try pays", async () => {
	const { no, id } = await kit.order();
	const declined = await kit.pay(no, { outcome: "decline", locale: "fr" });
	expect(declined.data).toMatchObject({
		next: "declined",
		reason: expect.stringMatching(/paiement a été refusé/),
	});
	expect((await kit.status(no, "th")).data).toMatchObject({
		state: "unpaid",
		reason: expect.stringMatching(/ถูกปฏิเสธ/),
	});
	await kit.pay(no);
	expect((await kit.status(no)).data.state).toBe("paid");
	expect(await kit.charges(id)).toHaveLength(2);
});

test.each([
	["slow", 20_000],
	["confirmation", 5_000],
] as const)(
	"a charge that is %s is being confirmed until it is known, never failed",
	async (outcome, takesMs) => {
		const { no, id } = await kit.order();
		expect((await kit.pay(no, { outcome })).data).toEqual({ next: "wait" });
		expect((await kit.status(no)).data).toMatchObject({
			state: "confirming",
			reason: null,
		});
		expect((await kit.pay(no)).data).toEqual({ next: "wait" });
		expect(await kit.charges(id)).toHaveLength(1);
		shop.moveClock(takesMs + 1_000);
		expect((await kit.status(no)).data.state).toBe("paid");
	},
);

test("an answer that was lost is asked for again, and the charge is not made twice", async () => {
	const { no, id } = await kit.order();
	expect((await kit.pay(no, { outcome: "lost" })).data).toEqual({
		next: "wait",
	});
	expect((await kit.status(no)).data.state).toBe("confirming");
	shop.moveClock(4_000);
	expect((await kit.status(no)).data.state).toBe("paid");
	expect(await kit.charges(id)).toHaveLength(1);
});

test("what is cancelled or expired is not paid any more, and nothing is charged", async () => {
	const [cancelled, expired] = [await kit.order(), await kit.order()];
	await kit.cancel(cancelled.id);
	expect((await kit.pay(cancelled.no)).code).toBe(409);
	shop.moveClock(31 * 60_000);
	expect((await kit.pay(expired.no)).code).toBe(409);
	for (const { id, no } of [cancelled, expired]) {
		expect(await kit.charges(id)).toEqual([]);
		expect((await kit.status(no)).data.state).toBe("cancelled");
	}
});

test("nobody pays, or asks after, somebody else's order", async () => {
	const { no, id } = await kit.order();
	const mia = await openPayer(shop);
	expect((await mia.pay(no)).code).toBe(404);
	expect((await mia.status(no)).code).toBe(404);
	expect(await kit.charges(id)).toEqual([]);
});

test("without a key, or by a way that the shop does not have, nothing begins", async () => {
	const { no, id } = await kit.order();
	expect((await kit.pay(no, { key: "" })).code).toBe(400);
	expect((await kit.pay(no, { method: "card" })).code).toBe(400);
	expect(await kit.charges(id)).toEqual([]);
	const methods = await kit.get("method");
	expect(methods.data).toEqual([{ method: "fps" }, { method: "local" }]);
});
