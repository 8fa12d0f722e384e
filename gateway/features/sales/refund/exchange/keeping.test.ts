import { eq } from "drizzle-orm";
import pino from "pino";
import { merchantOrder } from "../../../../db/schema/order";
import {
	agreeToReturn,
	buyReceived,
	returnDayMs,
} from "../../../../testing/ask-return";
import { orderCart } from "../../../../testing/buy-paid";
import { type Decider, openDecider } from "../../../../testing/decide-refund";
import {
	expectMoneyToAddUp,
	performEffects,
} from "../../../../testing/expect-money";
import {
	type BoughtOrder,
	listBought,
	openRefunder,
	type Refunder,
} from "../../../../testing/open-refunder";
import { endCouponOffers } from "../../../../testing/seed-coupon";
import { piecesOfSku, seedVariant } from "../../../../testing/seed-variant";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";
import { moveReturnsDue } from "../return/by-itself";

let shop: TestShop;
let kit: Refunder;
let operator: Decider;

beforeAll(async () => {
	shop = await openTestShop();
	await endCouponOffers(shop.db);
	operator = await openDecider(shop, "operator");
});
beforeEach(async () => {
	kit = await openRefunder(shop);
});
afterEach(() => expectMoneyToAddUp(shop));
afterAll(() => shop.close());

const receive = (pieces: number) =>
	buyReceived(kit, operator, { price: "20.00", pieces });

const log = pino({ level: "silent" });
const moveAfter = (days: number) => {
	const now = () => new Date(shop.now().getTime() + days * returnDayMs);
	const look = () => moveReturnsDue({ db: shop.db, log, now });
	return Promise.all([look(), look(), look()]);
};

/** Two pieces that are to be exchanged for one of which there are so many, agreed to. */
async function begin(stock: number) {
	const order = await receive(2);
	const skuId = await seedVariant(shop, order, { price: "20.00", stock });
	const asked = { order, pieces: [2], exchange: { skuId } };
	const refundNo = await agreeToReturn(kit, operator, asked);
	return { order, skuId, refundNo };
}

const found = (order: BoughtOrder, accepted: number) => [
	{ lineId: order.lines[0]?.id ?? 0, accepted, condition: "good" as const },
];

test("what is wanted is kept from the merchant's consent on, and not before", async () => {
	const order = await receive(2);
	const skuId = await seedVariant(shop, order, { price: "20.00", stock: 2 });
	const asked = { return: { way: "pickUp" }, exchange: { skuId } };
	const { refundNo } = (await kit.apply(order, [2], asked)).data;
	expect(await piecesOfSku(shop, skuId)).toEqual({ stock: 2, reserved: 0 });
	await operator.approve(refundNo);
	await operator.approve(refundNo);
	expect(await piecesOfSku(shop, skuId)).toEqual({ stock: 0, reserved: 2 });
	expect((await kit.read(refundNo)).data.exchangeState).toBe("held");
});

test("what is kept can be had again once the return is over: taken back, not sent in time, or refused", async () => {
	const revoked = await begin(2);
	await kit.revoke(revoked.refundNo);
	const expired = await begin(2);
	await moveAfter(7.1);
	const refused = await begin(2);
	await operator.inspect(refused.refundNo, found(refused.order, 0), {
		refusal: "It was worn.",
	});
	for (const { skuId, refundNo } of [revoked, expired, refused]) {
		expect(await piecesOfSku(shop, skuId)).toEqual({ stock: 2, reserved: 0 });
		expect((await kit.read(refundNo)).data.exchangeState).toBe("dropped");
	}
});

test("what an operator grants of a refused exchange is money", async () => {
	const { order, skuId, refundNo } = await begin(2);
	await operator.inspect(refundNo, found(order, 0), { refusal: "Worn." });
	await kit.object(refundNo);
	const [{ lineId } = { lineId: 0 }] = found(order, 2);
	await operator.verdict(refundNo, [{ lineId, accepted: 2 }]);
	await performEffects(shop);
	expect((await kit.read(refundNo)).data).toMatchObject({
		state: "refunded",
		amount: "40.00",
		exchange: { state: "dropped", orderNo: null },
	});
	expect(await piecesOfSku(shop, skuId)).toEqual({ stock: 2, reserved: 0 });
});

test("where it is sold out by then, the goods come back for money", async () => {
	const order = await receive(2);
	const skuId = await seedVariant(shop, order, { price: "20.00", stock: 2 });
	const asked = { return: { way: "pickUp" }, exchange: { skuId } };
	const { refundNo } = (await kit.apply(order, [2], asked)).data;
	const other = await openRefunder(shop);
	await other.put(skuId, 1);
	await other.payer.pay(await orderCart(shop, other));
	await operator.approve(refundNo);
	expect((await kit.read(refundNo)).data).toMatchObject({
		state: "returning",
		amount: "40.00",
		exchangeState: "dropped",
	});
	await operator.inspect(refundNo, found(order, 2));
	await performEffects(shop);
	expect(await kit.payer.charges(order.masterId)).toMatchObject([
		{ refunded: "40.00" },
	]);
});

test("what nobody looks at in time is exchanged by itself, once", async () => {
	const { skuId, refundNo } = await begin(2);
	await kit.send(refundNo);
	await moveAfter(12.1);
	expect((await kit.read(refundNo)).data).toMatchObject({
		state: "refunded",
		amount: "0.00",
		exchangeState: "made",
	});
	expect(await piecesOfSku(shop, skuId)).toEqual({ stock: 0, reserved: 2 });
});

test("of two who want the last piece one has it, and the other one money", async () => {
	const order = await receive(1);
	const skuId = await seedVariant(shop, order, { price: "20.00", stock: 1 });
	const other = await openRefunder(shop);
	await other.put(order.lines[0]?.skuId ?? 0, 1);
	const masterNo = await orderCart(shop, other);
	await other.payer.pay(masterNo);
	const [theirs] = await listBought(shop, masterNo);
	if (!theirs) throw new Error("Nothing was bought");
	await operator.ship(theirs.no);
	await other.take(theirs.no);
	const asked = { return: { way: "pickUp" }, exchange: { skuId } };
	const { refundNo: one } = (await kit.apply(order, [1], asked)).data;
	const { refundNo: two } = (await other.apply(theirs, [1], asked)).data;
	await Promise.all([
		operator.approve(one),
		operator.approve(one),
		operator.approve(two),
	]);
	const states = [
		(await kit.read(one)).data.exchangeState,
		(await other.read(two)).data.exchangeState,
	];
	expect(states.sort()).toEqual(["dropped", "held"]);
	expect(await piecesOfSku(shop, skuId)).toEqual({ stock: 0, reserved: 1 });
});

test("of many acceptances, and a time that is up, one makes an order", async () => {
	const { order, skuId, refundNo } = await begin(2);
	await kit.send(refundNo);
	const [one, other] = await Promise.all([
		operator.inspect(refundNo, found(order, 2)),
		operator.inspect(refundNo, found(order, 2)),
		moveAfter(12.1),
	]);
	const taken = [one, other].filter(({ code }) => code === 200);
	expect(taken.length).toBeLessThanOrEqual(1);
	expect((await kit.read(refundNo)).data.exchangeState).toBe("made");
	expect(await piecesOfSku(shop, skuId)).toEqual({ stock: 0, reserved: 2 });
	const made = await shop.db.$count(
		merchantOrder,
		eq(merchantOrder.accountId, order.accountId),
	);
	expect(made).toBe(2);
});
