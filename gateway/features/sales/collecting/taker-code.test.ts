import { eq } from "drizzle-orm";
import { wrongTakerCodesMax } from "../../../contract/delivery/collecting-terms";
import { auditEntry } from "../../../db/schema/audit";
import { buyPaid } from "../../../testing/buy-paid";
import {
	buyToCollect,
	collectingStoreId,
} from "../../../testing/buy-to-collect";
import { buyToPoint } from "../../../testing/buy-to-point";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const wrong = "22222222";
let shop: TestShop;
let staff: StaffClient;
let kit: Buyer;

beforeAll(async () => {
	shop = await openTestShop();
	kit = await openBuyer(shop);
});
beforeEach(async () => {
	staff = await openStaff(shop, 2);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

async function buy(merchantId = 2): Promise<string> {
	const { skuId } = await seedSku(shop, { price: "50.00", merchantId });
	const [orderNo = ""] = await buyPaid(shop, kit, [{ skuId }]);
	return orderNo;
}

async function buyShipped(): Promise<string> {
	const orderNo = await buy();
	expect((await staff.ship(orderNo)).code).toBe(200);
	return orderNo;
}

const name = (orderNo: string, taker: string | null, by = kit) =>
	by.ask(`taker-code/${orderNo}`, { taker });

async function codeFor(orderNo: string, taker = "Maria"): Promise<string> {
	const { data, text } = await name(orderNo, taker);
	if (!data?.takerCode) throw new Error(text);
	return data.takerCode.code;
}

const give = (orderNo: string, code: string, by = staff) =>
	by.ask(`order/hand-over/${orderNo}`, { code });

const seen = async (orderNo: string) =>
	(await kit.get(`detail/${orderNo}`)).data;

test("whoever says the code takes it, and the order says to whom, when, and by whose hands", async () => {
	const orderNo = await buyShipped();
	const code = await codeFor(orderNo);
	expect((await seen(orderNo)).takerCode).toEqual({
		isWanted: true,
		taker: "Maria",
		code,
		handedAt: null,
	});
	const spelt = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
	const given = await give(orderNo, spelt);
	expect(given.code).toBe(200);
	const order = await seen(orderNo);
	const received = order.history.at(-1);
	expect(received).toMatchObject({ step: "received", actor: "merchant" });
	expect(order.takerCode).toEqual({
		isWanted: true,
		taker: "Maria",
		code: null,
		handedAt: received.at,
	});
	const rows = await shop.db
		.select()
		.from(auditEntry)
		.where(eq(auditEntry.target, orderNo))
		.orderBy(auditEntry.id);
	expect(rows.map(({ action }) => action)).toEqual([
		"order.ship",
		"order.handOver",
	]);
});

test("staff see that a code is wanted and for whom, and never the code", async () => {
	const orderNo = await buyShipped();
	const code = await codeFor(orderNo);
	const answer = await staff.get(`order/detail/${orderNo}`);
	expect(answer.data.takerCode).toMatchObject({ isWanted: true, code: null });
	expect(answer.text).not.toContain(code);
});

test("neither another shopper nor another merchant's staff come near it", async () => {
	const orderNo = await buyShipped();
	const code = await codeFor(orderNo);
	const stranger = await openBuyer(shop);
	expect((await name(orderNo, "Eve", stranger)).code).toBe(404);
	const others = await openStaff(shop, 3);
	expect((await give(orderNo, code, others)).code).toBe(404);
	expect((await seen(orderNo)).takerCode.code).toBe(code);
});

test("another person is told another code, the same one keeps theirs, and nobody's opens anything", async () => {
	const orderNo = await buyShipped();
	const first = await codeFor(orderNo);
	expect(await codeFor(orderNo)).toBe(first);
	const second = await codeFor(orderNo, "");
	expect(second).not.toBe(first);
	expect((await give(orderNo, first)).code).toBe(404);
	expect((await name(orderNo, null)).data.takerCode).toMatchObject({
		isWanted: false,
		code: null,
	});
	expect((await give(orderNo, second)).code).toBe(404);
	expect((await seen(orderNo)).history.at(-1).step).toBe("shipped");
});

test("an order is received once, whoever says so first: its buyer, or any of many hands with the code", async () => {
	const orderNo = await buyShipped();
	const code = await codeFor(orderNo);
	const answers = await Promise.all([
		give(orderNo, code),
		kit.ask(`take/${orderNo}`, undefined),
		give(orderNo, code),
		give(orderNo, code),
	]);
	for (const { code: answered } of answers)
		expect([200, 409]).toContain(answered);
	const { history } = await seen(orderNo);
	const received = history.filter(
		({ step }: { step: string }) => step === "received",
	);
	expect(received).toHaveLength(1);
	expect((await give(orderNo, code)).code).toBe(409);
});

test("a code that was changed while it was typed hands nothing over, or was first", async () => {
	const orderNo = await buyShipped();
	const code = await codeFor(orderNo);
	const [given, changed] = await Promise.all([
		give(orderNo, code),
		name(orderNo, "Ben"),
	]);
	expect([
		[200, 409],
		[404, 200],
	]).toContainEqual([given.code, changed.code]);
});

test("five wrong codes of one order close it to codes, the right one too, whoever types", async () => {
	const orderNo = await buyShipped();
	const code = await codeFor(orderNo);
	const other = await openStaff(shop, 2);
	const answers = await Promise.all(
		Array.from({ length: wrongTakerCodesMax + 3 }, (_, at) =>
			give(orderNo, wrong, at % 2 ? staff : other),
		),
	);
	const refused = answers.filter((answer) => answer.code === 404);
	expect(refused).toHaveLength(wrongTakerCodesMax);
	expect((await give(orderNo, code)).code).toBe(429);
});

test("a code may be drawn before it is shipped, and opens nothing until then", async () => {
	const orderNo = await buy();
	const code = await codeFor(orderNo);
	expect((await give(orderNo, code)).code).toBe(409);
	await staff.ship(orderNo);
	expect((await give(orderNo, code)).code).toBe(200);
});

test("what is fetched, goes to a collection point or is over has none to ask for", async () => {
	const food = { cartType: "SUPERMARKET", merchantId: 1 } as const;
	const fetched = await buyToCollect(shop, kit, await seedSku(shop, food));
	const point = await buyToPoint(shop, kit, await seedSku(shop));
	const received = await buyShipped();
	await kit.ask(`take/${received}`, undefined);
	for (const orderNo of [fetched.orderNo, point.orderNo, received]) {
		expect((await name(orderNo, "Maria")).code).toBe(409);
		expect((await seen(orderNo)).takerCode).toBeNull();
	}
});

test("who brings an order of the supermarket scans its code on the page of the counter", async () => {
	const market = await openStaff(shop, 1);
	const { skuId } = await seedSku(shop, {
		cartType: "SUPERMARKET",
		merchantId: 1,
	});
	const [orderNo = ""] = await buyPaid(shop, kit, [{ skuId }]);
	await market.ask(`order/accept/${orderNo}`);
	await market.ship(orderNo);
	const code = await codeFor(orderNo);
	const { store } = await seen(orderNo);
	const body = { storeId: store.id, code };
	const found = await market.ask("collecting/find", body);
	expect(found.data.order).toMatchObject({ orderNo });
	if (store.id !== collectingStoreId) {
		const elsewhere = { storeId: collectingStoreId, code };
		expect((await market.ask("collecting/find", elsewhere)).code).toBe(404);
	}
	expect((await market.ask("collecting/hand-over", body)).code).toBe(200);
	expect((await seen(orderNo)).takerCode.handedAt).not.toBeNull();
});

test("too long a name is refused, and its field named", async () => {
	const { code, data } = await name(await buy(), "x".repeat(41));
	expect({ code, fields: Object.keys(data.fields) }).toEqual({
		code: 400,
		fields: ["taker"],
	});
});
