import { localeCodes } from "../../../contract/locale";
import { type Decider, openDecider } from "../../../testing/decide-refund";
import {
	expectMoneyToAddUp,
	performEffects,
} from "../../../testing/expect-money";
import {
	listBought,
	openRefunder,
	type Refunder,
	readAgain,
} from "../../../testing/open-refunder";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: Refunder;
let operator: Decider;

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openDecider(shop, "operator");
});
beforeEach(async () => {
	kit = await openRefunder(shop);
});
afterEach(async () => {
	shop.moveClock(0);
	await expectMoneyToAddUp(shop);
});
afterAll(() => shop.close());

test("the reasons are said in the shopper's language", async () => {
	const names = await Promise.all(
		localeCodes.map(async (locale) => {
			const { data } = await shop.wire.get(
				"/api/front/order/refund/reason",
				{},
				{ token: kit.token, locale },
			);
			return data.map(({ name }: { name: string }) => name);
		}),
	);
	expect(new Set(names.flat()).size).toBe(localeCodes.length * 7);
});

test("an offer says what each number of pieces brings, and that freight comes with all of it", async () => {
	const order = await kit.buyOne({ price: "33.35", pieces: 3 });
	const { data } = await kit.offer(order.no);
	expect(data).toMatchObject({
		orderNo: order.no,
		payMethod: "local",
		isWhole: true,
		freight: "30.00",
		expectedDays: 1,
		refundUntil: null,
		lines: [
			{
				lineId: order.lines[0]?.id,
				quantity: 3,
				amount: "100.05",
				amounts: ["33.35", "66.70", "100.05"],
			},
		],
	});
});

test("an application is kept with what was paid for its pieces, and waits for the merchant", async () => {
	const order = await kit.buyOne({ price: "20.00", pieces: 5 });
	const { code, data } = await kit.apply(order, [2], { remark: " Broken " });
	expect(code).toBe(200);
	expect(data).toMatchObject({
		orderNo: order.no,
		state: "reviewing",
		amount: "40.00",
		freight: "0.00",
		quantity: 2,
		remark: "Broken",
		reason: "damaged",
		isRevocable: true,
		refusal: null,
		refundedAt: null,
		history: [{ state: "reviewing", actor: "buyer" }],
	});
	expect((await kit.read(data.refundNo)).data).toMatchObject({
		amount: "40.00",
	});
	expect(await readAgain(shop, order)).toMatchObject({
		hasRefund: true,
		refunded: "0.00",
	});
});

test("what is agreed to goes back once, leaves its line and its order, and can be sold again", async () => {
	const order = await kit.buyOne({ price: "20.00", stock: 9, pieces: 5 });
	const refundNo = await kit.applied(order, [2]);
	expect((await operator.approve(refundNo)).data).toMatchObject({
		state: "refunding",
		isRevocable: false,
	});
	expect((await operator.approve(refundNo)).code).toBe(200);
	await performEffects(shop);
	expect((await operator.approve(refundNo)).data.state).toBe("refunded");
	expect((await kit.read(refundNo)).data).toMatchObject({
		state: "refunded",
		expectedBy: null,
		history: [
			{ state: "reviewing", actor: "buyer" },
			{ state: "refunding", actor: "operator" },
			{ state: "refunded", actor: "shop" },
		],
	});
	expect(await readAgain(shop, order)).toMatchObject({
		status: "awaitingShipment",
		refunded: "40.00",
		lines: [{ refundedQuantity: 2, refundedAmount: "40.00" }],
	});
	expect(await kit.payer.charges(order.masterId)).toMatchObject([
		{ refunded: "40.00" },
	]);
	expect((await kit.offer(order.no)).data.lines[0]).toMatchObject({
		quantity: 3,
		amounts: ["20.00", "40.00", "60.00"],
	});
});

test("freight comes with the last of an order that is not shipped, and the order is cancelled", async () => {
	const order = await kit.buyOne({ price: "20.00", pieces: 3 });
	await operator.approve(await kit.applied(order, [2]));
	const { data } = await kit.apply(order, [1]);
	expect(data).toMatchObject({ amount: "50.00", freight: "30.00" });
	await operator.approve(data.refundNo);
	expect(await readAgain(shop, order)).toMatchObject({
		status: "cancelled",
		refunded: order.total,
	});
	expect((await kit.offer(order.no)).code).toBe(409);
});

test("of two applications that wait, freight comes with whichever is agreed to last", async () => {
	const [order] = await kit.buy([{ price: "20.00" }, { price: "20.00" }]);
	if (!order) throw new Error("Nothing was bought");
	const one = await kit.applied(order, [1, 0]);
	const other = await kit.applied(order, [0, 1]);
	expect((await operator.approve(other)).data.amount).toBe("20.00");
	expect((await operator.approve(one)).data).toMatchObject({
		amount: "50.00",
		freight: "30.00",
	});
	expect((await readAgain(shop, order)).status).toBe("cancelled");
});

test("a line waits for one decision at a time, and no more pieces go than are left", async () => {
	const order = await kit.buyOne({ price: "20.00", pieces: 3 });
	const refundNo = await kit.applied(order, [2]);
	expect((await kit.offer(order.no)).code).toBe(409);
	expect(await kit.apply(order, [1])).toMatchObject({ code: 409 });
	await operator.approve(refundNo);
	expect(await kit.apply(order, [2])).toMatchObject({
		code: 409,
		data: { left: 1 },
	});
	expect((await kit.apply(order, [1])).code).toBe(200);
});

test("what is refused says why, and may be asked for again", async () => {
	const order = await kit.buyOne({ price: "20.00", pieces: 3 });
	const refundNo = await kit.applied(order, [2]);
	const refused = await operator.refuse(refundNo, "It was worn.");
	expect(refused.data).toMatchObject({
		state: "refused",
		refusal: "It was worn.",
		expectedBy: null,
	});
	expect((await operator.refuse(refundNo)).code).toBe(200);
	for (const decision of [operator.approve, kit.revoke])
		expect((await decision(refundNo)).code).toBe(409);
	expect((await kit.apply(order, [3])).code).toBe(200);
});

test("what is taken back stays so, and may be asked for again", async () => {
	const order = await kit.buyOne({ price: "20.00" });
	const refundNo = await kit.applied(order, [1]);
	for (const _ of [1, 2])
		expect((await kit.revoke(refundNo)).data.state).toBe("revoked");
	for (const decision of [operator.approve, operator.refuse, operator.sent])
		expect((await decision(refundNo)).code).toBe(409);
	expect((await kit.apply(order, [1])).code).toBe(200);
});

test("a repeated application hears the first answer, and the same key means nothing else", async () => {
	const order = await kit.buyOne({ price: "20.00", pieces: 3 });
	const key = "one-application-of-kit";
	const first = await kit.apply(order, [1], { key });
	await operator.approve(first.data.refundNo);
	expect((await kit.apply(order, [1], { key })).text).toBe(first.text);
	expect((await kit.apply(order, [2], { key })).code).toBe(409);
	expect((await kit.apply(order, [1], { key: " " })).code).toBe(400);
});

test("an order that is not paid has nothing to refund", async () => {
	const masterNo = await kit.place([{ price: "20.00" }]);
	const [unpaid] = await listBought(shop, masterNo);
	if (!unpaid) throw new Error("Nothing was ordered");
	expect((await kit.offer(unpaid.no)).code).toBe(409);
	expect((await kit.apply(unpaid, [1])).code).toBe(409);
});

test.each([
	[
		"a line of another order",
		{ lines: [{ lineId: 1_999_999_999, quantity: 1 }] },
		"lines",
	],
	["no line", { lines: [] }, "lines"],
	["a remark that is too long", { remark: "a".repeat(101) }, "remark"],
	["no reason", { reason: "" }, "reason"],
	["a sixth picture", { images: Array(6).fill("/uploads/a.webp") }, "images"],
	["somebody's picture", { images: ["/uploads/a.webp"] }, "images"],
])("%s is refused by its field", async (_, changed, field) => {
	const order = await kit.buyOne({ price: "20.00" });
	const answer = await kit.apply(order, [1], changed);
	expect(answer.code).toBe(400);
	expect(Object.keys(answer.data.fields)[0]).toContain(field);
	expect((await readAgain(shop, order)).hasRefund).toBe(false);
});
