import { eq, sql } from "drizzle-orm";
import { sku } from "../../../db/schema/goods";
import { refund, refundLine } from "../../../db/schema/refund";
import { buyPaid, buyUnpaid } from "../../../testing/buy-paid";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: Buyer;
/** Of merchant 2, of another one, and of the shop. */
let staff: StaffClient;
let otherStaff: StaffClient;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, 2);
	otherStaff = await openStaff(shop, 3);
	operator = await openStaff(shop, "operator");
});
beforeEach(async () => {
	kit = await openBuyer(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

async function buy(...quantities: number[]) {
	const wanted: { skuId: number; quantity: number }[] = [];
	for (const quantity of quantities) {
		const { skuId } = await seedSku(shop, { price: "50.00", stock: 9 });
		wanted.push({ skuId, quantity });
	}
	const [orderNo = ""] = await buyPaid(shop, kit, wanted);
	const { data } = await kit.get(`detail/${orderNo}`);
	const lines = wanted.map(({ skuId }) =>
		data.lines.find((line: { skuId: number }) => line.skuId === skuId),
	);
	return { orderNo, skuIds: wanted.map(({ skuId }) => skuId), lines };
}

async function buyFood(): Promise<string> {
	const { skuId } = await seedSku(shop, {
		cartType: "SUPERMARKET",
		merchantId: 1,
		price: "50.00",
	});
	const [orderNo = ""] = await buyPaid(shop, kit, [{ skuId }]);
	return orderNo;
}

const stockOf = async (id: number) =>
	(await shop.db.select().from(sku).where(eq(sku.id, id)))[0];

const courier = { method: "courier", courier: "SF Express", trackingNo: "SF9" };
const byHand = {
	method: "own",
	delivererName: "Ming",
	delivererPhone: "+852 91234567",
};

async function messagesOf(orderNo: string) {
	const { rows } = await shop.db.execute<{
		payload: { template: string; values: Record<string, string> };
	}>(
		sql`select payload from outbox where payload -> 'values' ->> 'orderNo' = ${orderNo} order by id`,
	);
	return rows.map(({ payload }) => payload);
}

test("staff see and move their own merchant's orders, operators all, members none", async () => {
	const { orderNo } = await buy(1);
	const seenBy = async (who: StaffClient) => {
		const { data } = await who.get("order/list", { limit: 100 });
		return data.list.some(
			(one: { orderNo: string }) => one.orderNo === orderNo,
		);
	};
	expect(await seenBy(staff)).toBe(true);
	expect(await seenBy(operator)).toBe(true);
	expect(await seenBy(otherStaff)).toBe(false);
	expect((await otherStaff.get(`order/detail/${orderNo}`)).code).toBe(404);
	expect((await otherStaff.get("order/list", { merId: 2 })).code).toBe(404);
	expect((await otherStaff.ship(orderNo)).code).toBe(404);
	expect((await otherStaff.ask(`order/accept/${orderNo}`)).code).toBe(404);
	expect((await staff.get("order/list", { merId: 2 })).code).toBe(200);
	const { data } = await operator.get("order/list", { merId: 3, limit: 100 });
	for (const { merchant } of data.list) expect(merchant.id).toBe(3);
	const path = "/api/operator/order/list";
	const refused = await shop.wire.get(path, {}, { token: kit.token });
	expect(refused.code).toBe(403);
	expect((await staff.get(`order/detail/${orderNo}`)).data).toMatchObject({
		orderNo,
		status: 0,
	});
});

test("what is shipped leaves the stock, and its buyer hears how to follow it", async () => {
	const { orderNo, skuIds, lines } = await buy(2, 1);
	const [first, second] = lines;
	expect(await stockOf(skuIds[0] ?? 0)).toMatchObject({
		stock: 7,
		reserved: 2,
	});
	const parcels = [
		{ ...courier, lines: [{ lineId: first.id, quantity: 1 }] },
		{
			...byHand,
			lines: [
				{ lineId: first.id, quantity: 1 },
				{ lineId: second.id, quantity: 1 },
			],
		},
	];
	const shipped = await staff.ask(`order/ship/${orderNo}`, { parcels });
	expect(shipped).toMatchObject({ code: 200, data: { status: 1 } });
	expect(await stockOf(skuIds[0] ?? 0)).toMatchObject({
		stock: 7,
		reserved: 0,
	});

	const { data } = await kit.get(`detail/${orderNo}`);
	expect(data).toMatchObject({
		status: 1,
		receivedBy: expect.stringMatching(/\+08:00$/),
		parcels: [
			{
				courier: "SF Express",
				trackingNo: "SF9",
				events: [{ event: "shipped" }],
			},
			{ delivererName: "Ming", lines: [{ quantity: 1 }, { quantity: 1 }] },
		],
	});
	expect(data.history.at(-1)).toMatchObject({
		step: "shipped",
		actor: "merchant",
	});
	const [message, ...others] = await messagesOf(orderNo);
	expect(others).toEqual([]);
	expect(message).toMatchObject({
		template: "orderShipped",
		values: { parcels: "SF Express SF9\nMing +852 91234567" },
	});
});

test("each piece is shipped once: anything else is refused and says what is left", async () => {
	const { orderNo, skuIds, lines } = await buy(2);
	const lineId = lines[0].id;
	for (const parcels of [
		[{ ...courier, lines: [{ lineId, quantity: 1 }] }],
		[{ ...courier, lines: [{ lineId, quantity: 3 }] }],
		[{ ...courier, lines: [{ lineId: 1, quantity: 2 }] }],
		[courier, courier],
	])
		expect(await staff.ask(`order/ship/${orderNo}`, { parcels })).toMatchObject(
			{
				code: 409,
				data: { left: [{ lineId, quantity: 2 }] },
			},
		);
	expect(await stockOf(skuIds[0] ?? 0)).toMatchObject({ reserved: 2 });
	expect((await staff.ship(orderNo)).code).toBe(200);
	expect((await staff.ship(orderNo)).code).toBe(409);
});

test("what is not paid is not shipped, nor what a refund is applied for", async () => {
	const { skuId } = await seedSku(shop, { price: "50.00" });
	await buyUnpaid(shop, kit, [{ skuId }]);
	const [{ orderNo: unpaid }] = (await kit.get("list")).data.list;
	expect((await staff.ship(unpaid)).code).toBe(409);
	const { orderNo, lines } = await buy(1);
	const refundId = await applyFor(orderNo, lines[0].id);
	expect((await staff.ship(orderNo)).code).toBe(409);
	await shop.db.delete(refundLine).where(eq(refundLine.refundId, refundId));
	await shop.db.delete(refund).where(eq(refund.id, refundId));
	expect((await staff.ship(orderNo)).code).toBe(200);
});

/** As the refunds' part writes it. */
async function applyFor(orderNo: string, lineId: number): Promise<number> {
	const { rows } = await shop.db.execute<{ id: number }>(
		sql`insert into refund (no, order_id, account_id, merchant_id, state, reason, remark, images, is_whole,
				is_before_shipment, freight, amount, created_at)
			select 'RE' || substr(no, 3), id, account_id, merchant_id, 'reviewing', 'other', '', '{}', true,
				true, 0, total, now()
			from merchant_order where no = ${orderNo} returning id`,
	);
	const refundId = rows[0]?.id ?? 0;
	const line = { refundId, lineId, quantity: 1, amount: "0.00", isOpen: true };
	await shop.db.insert(refundLine).values(line);
	return refundId;
}

test("a supermarket order is accepted before it is shipped, and told", async () => {
	const orderNo = await buyFood();
	expect((await operator.ship(orderNo)).code).toBe(409);
	for (const _ of [1, 2])
		expect((await operator.ask(`order/accept/${orderNo}`)).code).toBe(200);
	const parcels = [byHand];
	const shipped = await operator.ask(`order/ship/${orderNo}`, { parcels });
	expect(shipped.code).toBe(200);
	expect((await kit.get(`detail/${orderNo}`)).data.history).toMatchObject([
		{ step: "created" },
		{ step: "paid" },
		{ step: "accepted", actor: "operator" },
		{ step: "shipped", actor: "operator" },
	]);
	const notified = (await messagesOf(orderNo)).map(({ template }) => template);
	expect(notified).toEqual(["orderAccepted", "orderShipped"]);
	expect((await operator.ask(`order/accept/${orderNo}`)).code).toBe(200);
});

test("nothing but a supermarket order that waits is accepted", async () => {
	const { orderNo } = await buy(1);
	expect((await staff.ask(`order/accept/${orderNo}`)).code).toBe(409);
});

test("what a virtual parcel holds is its buyer's alone", async () => {
	const { orderNo } = await buy(1);
	const parcels = [{ method: "virtual", content: "VOUCHER-7" }];
	const shipped = await staff.ask(`order/ship/${orderNo}`, { parcels });
	const { data: mine } = await kit.get(`express/${orderNo}`);
	expect(mine).toMatchObject([{ method: "virtual", content: "VOUCHER-7" }]);
	const listed = await operator.get("order/list", { tab: "toReceive" });
	const seen = await staff.get(`order/detail/${orderNo}`);
	for (const { text } of [shipped, seen, listed])
		expect(text).not.toContain("VOUCHER-7");
	expect(JSON.stringify(await messagesOf(orderNo))).not.toContain("VOUCHER-7");
});

test("a parcel's way is told by its own merchant, and read by its buyer, the latest first", async () => {
	const { orderNo } = await buy(1);
	await staff.ship(orderNo);
	const [{ id }] = (await kit.get(`express/${orderNo}`)).data;
	const said = { event: "inTransit", note: "Kwai Chung depot" };
	expect((await otherStaff.ask(`parcel/track/${id}`, said)).code).toBe(404);
	expect((await staff.ask(`parcel/track/${id}`, said)).code).toBe(200);
	expect((await operator.ask(`parcel/track/${id}`, said)).code).toBe(200);
	await staff.ask(`parcel/track/${id}`, { event: "delivered" });
	const [{ events }] = (await kit.get(`express/${orderNo}`)).data;
	expect(events).toMatchObject([
		{ event: "delivered", note: "" },
		said,
		said,
		{ event: "shipped" },
	]);
	expect((await kit.get(`detail/${orderNo}`)).data.status).toBe(1);
});
