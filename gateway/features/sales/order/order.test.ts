import { eq, sql } from "drizzle-orm";
import { address } from "../../../db/schema/address";
import { sku } from "../../../db/schema/goods";
import { orderStep } from "../../../db/schema/order";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { seedSku } from "../../../testing/own-cart";
import { readCode } from "../../../testing/read-code";
import { systemContext } from "../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { expireUnpaid } from "./expire";
import { findMaster } from "./repository";
import { exportOrders, getMasterToPay, markPaid, masterLock } from "./service";

let shop: TestShop;
let kit: Buyer;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	kit = await openBuyer(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const minuteMs = 60_000;

async function buy(buyer = kit, price = "200.00") {
	const { skuId } = await seedSku(shop, { price, stock: 5 });
	const wanted = { from: "buyNow", skuId, quantity: 2 };
	const { data } = await buyer.order(await buyer.want(wanted));
	return { skuId, orderNo: data.orderNo as string };
}

async function pay(orderNo: string): Promise<boolean> {
	const { id = 0 } = (await findMaster(shop.db, orderNo)) ?? {};
	return shop.db.transaction(
		async (tx) => {
			const master = await getMasterToPay(tx, { masterId: id });
			return markPaid(tx, master, { at: new Date() });
		},
		{ locks: [masterLock(id)] },
	);
}

const seen = async (orderNo: string) =>
	(await kit.get(`master/detail/${orderNo}`)).data;

const stockOf = async (id: number) =>
	(await shop.db.select().from(sku).where(eq(sku.id, id)))[0];

const paidMessages = async (orderNo: string) => {
	const { rows } = await shop.db.execute<{
		kind: string;
		payload: {
			to: string;
			locale: string;
			values: Record<string, string>;
			rows: { name: string; amount: string }[];
		};
	}>(
		sql`select kind, payload from outbox where reference = ${`paid ${orderNo}`}`,
	);
	return rows;
};

test("an order that is cancelled gives its stock back, and cancelling it again is well", async () => {
	const { skuId, orderNo } = await buy();
	expect(await stockOf(skuId)).toMatchObject({ stock: 3, reserved: 2 });
	for (const _ of [1, 2])
		expect((await kit.ask(`cancel/${orderNo}`)).code).toBe(200);
	expect(await stockOf(skuId)).toMatchObject({ stock: 5, reserved: 0 });
	expect(await seen(orderNo)).toMatchObject({
		state: "cancelled",
		expiresAt: null,
		orders: [{ status: 9, paid: false }],
	});
});

test("an order that is paid stays paid: it is neither cancelled nor does it expire", async () => {
	const { skuId, orderNo } = await buy();
	expect(await pay(orderNo)).toBe(true);
	expect((await kit.ask(`cancel/${orderNo}`)).code).toBe(409);
	await expireUnpaid(shop.db, new Date(Date.now() + 60 * minuteMs));
	expect(await stockOf(skuId)).toMatchObject({ stock: 3, reserved: 2 });
	expect(await seen(orderNo)).toMatchObject({
		state: "paid",
		orders: [{ status: 0, paid: true }],
	});
});

test("what was cancelled cannot be paid any more: whoever tries is told and nothing happens", async () => {
	const { orderNo } = await buy();
	await kit.ask(`cancel/${orderNo}`);
	expect(await pay(orderNo)).toBe(false);
	expect(await paidMessages(orderNo)).toEqual([]);
});

test("the buyer hears once that an order is paid, in the language of the order", async () => {
	const { orderNo } = await buy();
	expect(await Promise.all([pay(orderNo), pay(orderNo)])).toContain(true);
	expect(await pay(orderNo)).toBe(false);
	const [message, ...others] = await paidMessages(orderNo);
	expect(others).toEqual([]);
	expect(message).toMatchObject({
		kind: "mail",
		payload: { locale: "en", values: { orderNo, total: "HK$400.00" } },
	});
	expect(message?.payload.rows).toEqual([
		{ name: expect.stringMatching(/ × 2$/), amount: "HK$400.00" },
	]);
});

test("the e-mail of the address is written to before that of the account; without any a phone is", async () => {
	await shop.db
		.update(address)
		.set({ email: "office@example.com" })
		.where(eq(address.id, kit.addressId));
	const first = await buy();
	await pay(first.orderNo);
	const nobody = await openBuyer(shop, { email: null });
	const second = await buy(nobody);
	await pay(second.orderNo);
	expect(await paidMessages(first.orderNo)).toMatchObject([
		{ kind: "mail", payload: { to: "office@example.com" } },
	]);
	expect(await paidMessages(second.orderNo)).toMatchObject([
		{ kind: "sms", payload: { to: "+85291234567" } },
	]);
});

test("an order that nobody pays expires after thirty minutes and not before", async () => {
	const { skuId, orderNo } = await buy();
	const now = Date.now();
	await expireUnpaid(shop.db, new Date(now + 29 * minuteMs));
	expect(await seen(orderNo)).toMatchObject({ state: "unpaid" });
	await expireUnpaid(shop.db, new Date(now + 31 * minuteMs));
	expect(await seen(orderNo)).toMatchObject({ state: "cancelled" });
	expect(await stockOf(skuId)).toMatchObject({ stock: 5, reserved: 0 });
	const { rows } = await shop.db.execute(
		sql`select step, actor, reason from order_step join merchant_order on merchant_order.id = order_id
			join master_order on master_order.id = master_id where master_order.no = ${orderNo} order by order_step.id`,
	);
	expect(rows).toEqual([
		{ step: "created", actor: "buyer", reason: null },
		{ step: "cancelled", actor: "shop", reason: "expired" },
	]);
	expect(await shop.db.$count(orderStep)).toBeGreaterThan(0);
});

test("an order is seen and cancelled by its buyer alone", async () => {
	const { orderNo } = await buy();
	const mia = await openBuyer(shop);
	const missing = `PT${"0".repeat(18)}`;
	for (const no of [orderNo, missing]) {
		expect((await mia.get(`master/detail/${no}`)).code).toBe(404);
		expect((await mia.ask(`cancel/${no}`)).code).toBe(404);
	}
	expect(await seen(orderNo)).toMatchObject({ state: "unpaid" });
	const { orders } = await seen(orderNo);
	const again = { from: "again", orderNo: orders[0].orderNo };
	expect((await mia.ask("pre/order", again)).code).toBe(404);
	expect((await kit.ask("pre/order", again)).code).toBe(200);
});

test("whoever asks for all that is kept of an account gets its orders", async () => {
	const { orderNo } = await buy();
	const ctx = systemContext(shop);
	expect(await exportOrders(ctx, kit.id)).toMatchObject([
		{ orderNo, orders: [{ history: [{ step: "created" }], parcels: [] }] },
	]);
	const mia = await openBuyer(shop);
	expect(await exportOrders(ctx, mia.id)).toEqual([]);
});

test("an order keeps the address as it was", async () => {
	const { orderNo } = await buy();
	await shop.db.delete(address).where(eq(address.id, kit.addressId));
	expect((await seen(orderNo)).delivery).toEqual({
		realName: "Kit Chan",
		phone: "+852 91234567",
		formatted: expect.stringContaining("Taikoo Shing"),
		addressType: "home",
	});
});

describe("who bought without an account", () => {
	const post = (call: string, body: object) =>
		shop.wire.post(`/api/front/order/visitor/${call}`, body);

	test("sees the order by its number and the code that was mailed, once", async () => {
		const guest = await openBuyer(shop, {
			kind: "tourist",
			email: "guest@example.com",
		});
		const { orderNo } = await buy(guest);
		expect((await post("code", { orderNo })).code).toBe(200);
		const captcha = await readCode(shop, "guest@example.com");
		const wrong = captcha === "000000" ? "000001" : "000000";
		const refused = await post("detail", { orderNo, captcha: wrong });
		expect(refused.code).toBe(400);
		const shown = await post("detail", { orderNo, captcha });
		expect(shown).toMatchObject({ code: 200, data: { orderNo } });
		expect((await post("detail", { orderNo, captcha })).code).toBe(400);
	});

	test("asks for a code and hears the same, whether there is such an order or not", async () => {
		const { orderNo } = await buy();
		const missing = `PT${"1".repeat(18)}`;
		const [known, unknown] = [
			await post("code", { orderNo }),
			await post("code", { orderNo: missing }),
		];
		expect(known.text).toBe(unknown.text);
		expect(known.code).toBe(200);
		for (const no of [orderNo, missing])
			expect((await post("code", { orderNo: no, again: 1 })).code).toBe(429);
	});
});
