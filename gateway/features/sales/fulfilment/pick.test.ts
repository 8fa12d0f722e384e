import { eq } from "drizzle-orm";
import { sku } from "../../../db/schema/goods";
import { orderCart, payFor } from "../../../testing/buy-paid";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openRole } from "../../../testing/open-role";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { endCouponOffers } from "../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: Buyer;
let staff: StaffClient;
let otherStaff: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	await endCouponOffers(shop.db);
	staff = await openStaff(shop, 1);
	otherStaff = await openStaff(shop, 3);
});
beforeEach(async () => {
	kit = await openBuyer(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const seedFood = (price: string, stock = 20) =>
	seedSku(shop, { cartType: "SUPERMARKET", merchantId: 1, price, stock });

interface Bought {
	orderNo: string;
	lineId: number;
	skuId: number;
}

/** Four pieces at 50.00, accepted. */
async function buy(substitution = "bestMatch"): Promise<Bought> {
	const { skuId } = await seedFood("50.00");
	await kit.put(skuId, 4);
	const masterNo = await orderCart(shop, kit, {
		substitutions: { [skuId]: substitution },
	});
	await payFor(shop, masterNo);
	const { data } = await kit.get(`master/detail/${masterNo}`);
	const [{ orderNo, lines }] = data.orders;
	expect((await staff.ask(`order/accept/${orderNo}`)).code).toBe(200);
	return { orderNo, skuId, lineId: lines[0].id };
}

const pick = (
	{ orderNo, lineId }: Bought,
	said: { missing?: number; substitute?: object },
	who = staff,
) => who.ask(`order/pick/${orderNo}`, { lines: [{ lineId, ...said }] });

const stockOf = async (id: number) =>
	(await shop.db.select().from(sku).where(eq(sku.id, id)))[0];

const seen = async ({ orderNo }: Bought) =>
	(await kit.get(`detail/${orderNo}`)).data;

test("missing pieces are paid back at once, and are not for sale again", async () => {
	const bought = await buy();
	expect((await pick(bought, { missing: 1 })).code).toBe(200);
	expect(await seen(bought)).toMatchObject({
		status: 0,
		refunded: "50.00",
		pickedAt: expect.any(String),
		refunds: [{ amount: "50.00" }],
		lines: [{ refundedQuantity: 1, pick: { missing: 1, substitute: null } }],
	});
	expect(await stockOf(bought.skuId)).toMatchObject({ stock: 16, reserved: 3 });
	expect((await staff.ship(bought.orderNo)).code).toBe(200);
});

test("nobody pays back more by picking than their role may", async () => {
	const bought = await buy();
	const roleId = await openRole(shop, {
		permissions: ["orders"],
		refundMax: "99.99",
	});
	const clerk = await openStaff(shop, "operator", { roleId });
	const refused = await pick(bought, { missing: 2 }, clerk);
	expect([refused.code, refused.data.refundMax]).toEqual([403, "99.99"]);
	expect((await pick(bought, { missing: 1 }, clerk)).code).toBe(200);
});

test("an order of which nothing is there is cancelled and paid back with its freight", async () => {
	const bought = await buy();
	await pick(bought, { missing: 4 });
	const { status, refunded, total } = await seen(bought);
	expect({ status, refunded }).toEqual({ status: 9, refunded: total });
});

test("a substitute that costs less gives the difference back, leaves the shelf, and later refunds know of it", async () => {
	const bought = await buy();
	const other = await seedFood("40.00", 5);
	const substitute = { skuId: other.skuId, quantity: 2 };
	expect((await pick(bought, { missing: 1, substitute })).code).toBe(200);
	expect(await stockOf(other.skuId)).toMatchObject({ stock: 3, reserved: 0 });
	const order = await seen(bought);
	expect(order).toMatchObject({
		refunded: "70.00",
		lines: [{ pick: { substitute: { price: "40.00", quantity: 2 } } }],
	});
	const { data } = await kit.get(`apply/refund/${bought.orderNo}`);
	expect(data.lines[0]).toMatchObject({
		quantity: 3,
		amounts: ["43.33", "86.67", "130.00"],
	});
	await staff.ship(bought.orderNo);
	const lines = [{ lineId: bought.lineId, quantity: 3 }];
	const wanted = { orderNo: bought.orderNo, lines, reason: "damaged" };
	const { refundNo } = (await kit.ask("refund", wanted)).data;
	expect((await staff.ask(`refund/approve/${refundNo}`)).data).toMatchObject({
		amount: "130.00",
	});
});

test("a substitute that costs more costs its buyer nothing", async () => {
	const bought = await buy();
	const { skuId } = await seedFood("90.00");
	await pick(bought, { substitute: { skuId, quantity: 4 } });
	expect(await seen(bought)).toMatchObject({ refunded: "0.00", refunds: [] });
	expect(await stockOf(skuId)).toMatchObject({ stock: 16 });
});

test("the buyer's choice decides whether there is a substitute", async () => {
	const { skuId } = await seedFood("50.00");
	const substitute = { skuId, quantity: 1 };
	const none = await buy("none");
	expect((await pick(none, { substitute })).code).toBe(409);
	const ask = await buy("ask");
	expect((await pick(ask, { substitute })).code).toBe(409);
	const asked = { ...substitute, hasAsked: true };
	expect((await pick(ask, { substitute: asked })).code).toBe(200);
});

test("a substitute is of the same merchant, on the shelf and in stock", async () => {
	const bought = await buy();
	const foreign = await seedSku(shop, {
		cartType: "SUPERMARKET",
		merchantId: 3,
	});
	const hidden = await seedSku(shop, {
		cartType: "SUPERMARKET",
		merchantId: 1,
		isShown: false,
	});
	const few = await seedFood("50.00", 1);
	for (const { skuId } of [foreign, hidden, few]) {
		const substitute = { skuId, quantity: 2 };
		expect((await pick(bought, { substitute })).code).toBe(409);
	}
	expect((await pick(bought, { missing: 5 })).code).toBe(409);
	expect(await seen(bought)).toMatchObject({
		pickedAt: null,
		refunded: "0.00",
	});
});

test("staff are offered what the own shelves have of the same kind, the nearest price first", async () => {
	const bought = await buy();
	const near = await seedFood("51.00");
	const path = `order/substitutes/${bought.orderNo}`;
	const { data } = await staff.get(path, { lineId: bought.lineId });
	const offered = data.map(({ skuId }: { skuId: number }) => skuId);
	expect(offered).toContain(near.skuId);
	expect(offered).not.toContain(bought.skuId);
	expect((await staff.get(path, { lineId: 1 })).code).toBe(404);
	const foreign = await otherStaff.get(path, { lineId: bought.lineId });
	expect(foreign.code).toBe(404);
});

test("of two who pick one order at once one does, and another merchant's staff finds none", async () => {
	const bought = await buy();
	expect((await pick(bought, { missing: 1 }, otherStaff)).code).toBe(404);
	const second = await openStaff(shop, "operator");
	const answers = await Promise.all(
		[staff, second].map((who) => pick(bought, { missing: 1 }, who)),
	);
	expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
	expect(await seen(bought)).toMatchObject({ refunded: "50.00" });
	const { data } = await staff.get("audit/list", { keyword: bought.orderNo });
	const actions = data.list.map(({ action }: { action: string }) => action);
	expect(actions).toEqual(["order.pick", "order.accept"]);
});

test("what is not accepted, or not of the supermarket, is not picked", async () => {
	const { skuId } = await seedFood("50.00");
	await kit.put(skuId);
	const masterNo = await orderCart(shop, kit);
	await payFor(shop, masterNo);
	const { data } = await kit.get(`master/detail/${masterNo}`);
	const [{ orderNo }] = data.orders;
	const answer = await staff.ask(`order/pick/${orderNo}`, { lines: [] });
	expect(answer.code).toBe(409);
});
