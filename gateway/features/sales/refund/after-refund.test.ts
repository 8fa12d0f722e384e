import { and, eq, sql } from "drizzle-orm";
import { couponReceipt } from "../../../db/schema/coupon";
import { sku } from "../../../db/schema/goods";
import { couponUse, masterOrder, orderStep } from "../../../db/schema/order";
import { pointsEntry } from "../../../db/schema/points";
import { type Decider, openDecider } from "../../../testing/decide-refund";
import { expectMoneyToAddUp } from "../../../testing/expect-money";
import {
	type BoughtOrder,
	openRefunder,
	type Refunder,
	readAgain,
} from "../../../testing/open-refunder";
import { systemContext } from "../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { openSession } from "../../identity/session/service";

let shop: TestShop;
let kit: Refunder;
let operator: Decider;

const dayMs = 86_400_000;

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

async function agreeTo(order: BoughtOrder, pieces: number[]) {
	const answer = await operator.approve(await kit.applied(order, pieces));
	expect(answer.code).toBe(200);
	return answer.data;
}

const stockOf = async ({ lines }: BoughtOrder) =>
	(
		await shop.db
			.select({ stock: sku.stock, reserved: sku.reserved })
			.from(sku)
			.where(eq(sku.id, lines[0]?.skuId ?? 0))
	)[0];

const stepsOf = ({ id }: BoughtOrder) =>
	shop.db
		.select({
			step: orderStep.step,
			actor: orderStep.actor,
			reason: orderStep.reason,
		})
		.from(orderStep)
		.where(eq(orderStep.orderId, id))
		.orderBy(orderStep.id);

const pointsOf = (kind: typeof pointsEntry.$inferSelect.kind, id = kit.id) =>
	shop.db
		.select({ amount: pointsEntry.amount, usableFrom: pointsEntry.usableFrom })
		.from(pointsEntry)
		.where(and(eq(pointsEntry.accountId, id), eq(pointsEntry.kind, kind)))
		.orderBy(pointsEntry.id);

const isUsed = async (couponId: number) => {
	const [receipt] = await shop.db
		.select()
		.from(couponReceipt)
		.where(eq(couponReceipt.couponId, couponId));
	const [use] = await shop.db
		.select()
		.from(couponUse)
		.where(eq(couponUse.couponId, couponId));
	expect(receipt?.usedAt === null).toBe(use?.releasedAt !== null);
	return receipt?.usedAt !== null;
};

test("pieces that were not shipped can be sold again, those that were cannot", async () => {
	const order = await kit.buyOne({ price: "20.00", stock: 9, pieces: 4 });
	await agreeTo(order, [1]);
	expect(await stockOf(order)).toEqual({ stock: 6, reserved: 3 });
	expect((await operator.ship(order.no)).code).toBe(200);
	await agreeTo(order, [2]);
	expect(await stockOf(order)).toEqual({ stock: 6, reserved: 0 });
});

test("all of an order before shipment cancels it, with one step that says why", async () => {
	const order = await kit.buyOne({ price: "20.00", pieces: 2 });
	await agreeTo(order, [2]);
	expect((await readAgain(shop, order)).status).toBe("cancelled");
	expect((await stepsOf(order)).at(-1)).toEqual({
		step: "cancelled",
		actor: "operator",
		reason: "refunded",
	});
	expect((await operator.ship(order.no)).code).toBe(409);
});

test("all of an order on its way completes it: there is nothing left to receive", async () => {
	const order = await kit.buyOne({ price: "20.00", pieces: 2 });
	await operator.ship(order.no);
	await agreeTo(order, [1]);
	expect((await readAgain(shop, order)).status).toBe("awaitingReceipt");
	const { freight } = await agreeTo(order, [1]);
	expect(freight).toBe("0.00");
	expect(await readAgain(shop, order)).toMatchObject({
		status: "completed",
		refunded: "40.00",
		receivedAt: null,
	});
	expect((await stepsOf(order)).at(-1)).toEqual({
		step: "completed",
		actor: "shop",
		reason: "refunded",
	});
	expect((await kit.take(order.no)).code).toBe(409);
});

test("a received order waits for no review of what went back, and is completed when none is left to write", async () => {
	const [order] = await kit.buy([{ pieces: 2 }, { pieces: 2 }]);
	if (!order) throw new Error("Nothing was bought");
	await operator.ship(order.no);
	await kit.take(order.no);
	expect((await readAgain(shop, order)).linesToReview).toBe(2);
	await agreeTo(order, [1, 0]);
	expect((await readAgain(shop, order)).linesToReview).toBe(2);
	await agreeTo(order, [1, 0]);
	expect(await readAgain(shop, order)).toMatchObject({
		linesToReview: 1,
		status: "received",
	});
	await agreeTo(order, [0, 2]);
	expect(await readAgain(shop, order)).toMatchObject({
		linesToReview: 0,
		status: "completed",
	});
});

test("refunds of a received order are asked for until 15 days later, and no longer", async () => {
	const order = await kit.buyOne({ pieces: 2 });
	await operator.ship(order.no);
	await kit.take(order.no);
	/** In a session that has not ended by then. */
	const applyAfter = async (ms: number) => {
		shop.moveClock(ms);
		const ctx = systemContext(shop, { now: shop.now });
		const owner = { id: kit.id, kind: "member", nickname: "Kit" } as const;
		const { token } = await openSession(ctx, owner, "password");
		const lines = [{ lineId: order.lines[0]?.id, quantity: 1 }];
		const body = { orderNo: order.no, lines, reason: "damaged" };
		return shop.wire.post("/api/front/order/refund", body, {
			token,
			timestamp: shop.now().getTime(),
			headers: { "idempotency-key": `late-by-${ms}` },
		});
	};
	const inTime = await applyAfter(15 * dayMs - 60_000);
	expect(inTime.code).toBe(200);
	const { message } = await applyAfter(15 * dayMs + 60_000);
	expect(message).toMatch(/until 15 days/);
});

test("points that were granted are taken back, so that as many stay as what is left paid would grant", async () => {
	const order = await kit.buyOne({ price: "33.35", pieces: 3 });
	await operator.ship(order.no);
	await kit.take(order.no);
	const [granted] = await pointsOf("granted");
	expect(granted?.amount).toBe(130);
	await agreeTo(order, [1]);
	// 96.70 is left: 96 points stay. They are as frozen as those that they come off.
	const usableFrom = granted?.usableFrom;
	expect(await pointsOf("takenBack")).toEqual([{ amount: -34, usableFrom }]);
	await agreeTo(order, [2]);
	expect(await pointsOf("takenBack")).toEqual([
		{ amount: -34, usableFrom },
		{ amount: -66, usableFrom },
	]);
});

test("no more points are taken back than the account has", async () => {
	const order = await kit.buyOne({ price: "400.00", pieces: 1 });
	await operator.ship(order.no);
	await kit.take(order.no);
	await shop.db.insert(pointsEntry).values({
		accountId: kit.id,
		kind: "takenBack",
		amount: -390,
		usableFrom: shop.now(),
		at: shop.now(),
	});
	await agreeTo(order, [1]);
	expect((await pointsOf("takenBack")).map(({ amount }) => amount)).toEqual([
		-390, -10,
	]);
});

test("points that a refund could not take, since another order held them, are taken when that order gives them back", async () => {
	const order = await kit.buyOne({ price: "400.00" });
	await operator.ship(order.no);
	await kit.take(order.no);
	await shop.db.execute(sql`update points_entry
		set at = at - interval '8 days', usable_from = usable_from - interval '8 days' where order_id = ${order.id}`);
	await shop.db.execute(
		sql`update merchant_order set received_at = received_at - interval '8 days' where id = ${order.id}`,
	);
	const spending = [{ price: "900.00" }];
	const masterNo = await kit.place(spending, { usePoints: true });
	const [held] = await pointsOf("spent");
	const [granted] = await pointsOf("granted");
	expect(held?.amount).toBe(-(granted?.amount ?? 0));
	await agreeTo(order, [1]);
	expect(await pointsOf("takenBack")).toEqual([]);
	const [master] = await shop.db
		.select()
		.from(masterOrder)
		.where(eq(masterOrder.no, masterNo));
	expect(await kit.payer.cancel(master?.id ?? 0)).toBe(true);
	expect((await pointsOf("givenBack"))[0]?.amount).toBe(granted?.amount);
	expect((await pointsOf("takenBack"))[0]?.amount).toBe(held?.amount);
});

test("points that were spent come back by parts, with each order of a master that goes whole, and come to all of them", async () => {
	await kit.givePoints(10_000);
	const orders = await kit.buy(
		[
			{ price: "33.35", pieces: 2 },
			{ price: "70.01", merchantId: 3 },
		],
		{ usePoints: true },
	);
	const [spent] = await pointsOf("spent");
	const [two, one] = [...orders].sort(
		(left, right) =>
			(right.lines[0]?.quantity ?? 0) - (left.lines[0]?.quantity ?? 0),
	);
	if (!two || !one) throw new Error("Two orders were to be made");
	expect((await agreeTo(two, [1])).pointsGivenBack).toBe(0);
	const first = (await agreeTo(two, [1])).pointsGivenBack;
	const second = (await agreeTo(one, [1])).pointsGivenBack;
	expect(first).toBe(Math.round(Number(two.pointsTotal) * 100));
	expect(first + second).toBe(-(spent?.amount ?? 0));
	expect(first + second).toBeGreaterThan(0);
	expect((await pointsOf("givenBack")).map(({ amount }) => amount)).toEqual([
		first,
		second,
	]);
});

test("a merchant's coupon comes back with the last of its order, the shop's with the last of the master", async () => {
	const theirs = await kit.receive({ merchantId: 2 });
	const ours = await kit.receive();
	const orders = await kit.buy(
		[
			{ price: "120.00", merchantId: 2, pieces: 2 },
			{ price: "150.00", merchantId: 3 },
		],
		{ couponIds: [theirs, ours] },
	);
	const two = orders.find(({ merchantId }) => merchantId === 2);
	const three = orders.find(({ merchantId }) => merchantId === 3);
	if (!two || !three) throw new Error("Two orders were to be made");
	expect([await isUsed(theirs), await isUsed(ours)]).toEqual([true, true]);
	await agreeTo(two, [1]);
	expect([await isUsed(theirs), await isUsed(ours)]).toEqual([true, true]);
	await agreeTo(two, [1]);
	expect([await isUsed(theirs), await isUsed(ours)]).toEqual([false, true]);
	await agreeTo(three, [1]);
	expect([await isUsed(theirs), await isUsed(ours)]).toEqual([false, false]);
});

test("an order that coupons paid for goes back at once and asks no provider", async () => {
	const coupon = await kit.receive({ amount: "500.00" });
	const order = await kit.buyOne(
		{ price: "200.00", pieces: 2 },
		{ couponIds: [coupon] },
	);
	expect(order.total).toBe("0.00");
	const part = await agreeTo(order, [1]);
	expect(part).toMatchObject({
		state: "refunded",
		amount: "0.00",
		expectedBy: null,
		history: [
			{ state: "reviewing", actor: "buyer" },
			{ state: "refunded", actor: "operator" },
		],
	});
	expect(part.refundedAt).not.toBeNull();
	await agreeTo(order, [1]);
	expect((await readAgain(shop, order)).status).toBe("cancelled");
	expect(await isUsed(coupon)).toBe(false);
});
