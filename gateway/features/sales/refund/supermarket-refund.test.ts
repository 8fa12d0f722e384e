import { and, eq } from "drizzle-orm";
import { orderStep } from "../../../db/schema/order";
import { deliverySlot } from "../../../db/schema/store";
import { type Decider, openDecider } from "../../../testing/decide-refund";
import { expectMoneyToAddUp } from "../../../testing/expect-money";
import {
	type BoughtOrder,
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
afterEach(() => expectMoneyToAddUp(shop));
afterAll(() => shop.close());

const food = { cartType: "SUPERMARKET", merchantId: 1 } as const;

const slotsTaken = async ({ storeId, slotStartsAt }: BoughtOrder) => {
	const [slot] = await shop.db
		.select()
		.from(deliverySlot)
		.where(
			and(
				eq(deliverySlot.storeId, storeId ?? 0),
				eq(deliverySlot.startsAt, slotStartsAt ?? new Date(0)),
			),
		);
	return slot?.taken;
};

test("a supermarket order keeps its slot while pieces are left, and gives it back with the last", async () => {
	const order = await kit.buyOne({ ...food, price: "120.00", pieces: 2 });
	const taken = (await slotsTaken(order)) ?? 0;
	await operator.approve(await kit.applied(order, [1]));
	expect(await slotsTaken(order)).toBe(taken);
	await operator.approve(await kit.applied(order, [1]));
	expect(await slotsTaken(order)).toBe(taken - 1);
});

test("a supermarket order is cancelled by its buyer until it is accepted, and all of it goes back", async () => {
	const order = await kit.buyOne({ ...food, price: "120.00", pieces: 2 });
	for (const _ of [1, 2]) expect((await kit.cancel(order.no)).code).toBe(200);
	await expectMoneyToAddUp(shop);
	expect(await readAgain(shop, order)).toMatchObject({
		status: "cancelled",
		refunded: order.total,
		hasRefund: true,
	});
	const [cancelled] = await shop.db
		.select()
		.from(orderStep)
		.where(
			and(eq(orderStep.orderId, order.id), eq(orderStep.step, "cancelled")),
		);
	expect(cancelled).toMatchObject({ actor: "buyer", reason: "refunded" });
	expect(await kit.payer.charges(order.masterId)).toMatchObject([
		{ refunded: order.total },
	]);
});

test("a supermarket order is not cancelled by its buyer once it is accepted, or while an application waits", async () => {
	const order = await kit.buyOne({ ...food, price: "120.00", pieces: 2 });
	const refundNo = await kit.applied(order, [1]);
	expect((await kit.cancel(order.no)).code).toBe(409);
	await kit.revoke(refundNo);
	await operator.accept(order.no);
	expect((await kit.cancel(order.no)).code).toBe(409);
	expect((await readAgain(shop, order)).refunded).toBe("0.00");
});

test("a supermarket order is cancelled once by twenty clicks at once", async () => {
	const order = await kit.buyOne({ ...food, price: "120.00" });
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => kit.cancel(order.no)),
	);
	expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
	expect((await readAgain(shop, order)).refunded).toBe(order.total);
});
