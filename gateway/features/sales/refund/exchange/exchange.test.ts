import { eq } from "drizzle-orm";
import { couponReceipt } from "../../../../db/schema/coupon";
import { buyReceived, stockOf } from "../../../../testing/ask-return";
import { type Decider, openDecider } from "../../../../testing/decide-refund";
import {
	exchangeGoods,
	madeOf,
	readOrder,
} from "../../../../testing/exchange-goods";
import {
	expectMoneyToAddUp,
	performEffects,
} from "../../../../testing/expect-money";
import {
	openRefunder,
	type Refunder,
	readAgain,
} from "../../../../testing/open-refunder";
import { endCouponOffers } from "../../../../testing/seed-coupon";
import { piecesOfSku, seedVariant } from "../../../../testing/seed-variant";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";

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

const way = { return: { way: "pickUp" } };
const receive = (price: string, pieces: number) =>
	buyReceived(kit, operator, { price, pieces, stock: 9 });

test("other variants are offered with what comes back beside them and what they cost, as many as there are", async () => {
	const order = await receive("20.00", 2);
	const even = await seedVariant(shop, order, { price: "20.00" });
	const cheaper = await seedVariant(shop, order, { price: "15.00", stock: 1 });
	const dearer = await seedVariant(shop, order, { price: "25.00" });
	const gone = await seedVariant(shop, order, { price: "15.00", stock: 0 });
	const { data } = await kit.offer(order.no);
	const nothing = { back: "0.00", pay: "0.00" };
	expect(data.lines[0].variants).toMatchObject([
		{ skuId: even, terms: [nothing, nothing] },
		{ skuId: cheaper, terms: [{ back: "5.00", pay: "0.00" }] },
		{
			skuId: dearer,
			terms: [
				{ back: "20.00", pay: "25.00" },
				{ back: "40.00", pay: "50.00" },
			],
		},
		{ skuId: gone, terms: [] },
	]);
	const ask = (skuId: number, pieces: number) =>
		kit.apply(order, [pieces], { ...way, exchange: { skuId } });
	for (const [skuId, pieces] of [
		[gone, 1],
		[cheaper, 2],
		[order.lines[0]?.skuId ?? 0, 1],
		[1, 1],
	] as const)
		expect((await ask(skuId, pieces)).code).toBe(409);
	expect(
		(await kit.apply(order, [1], { exchange: { skuId: even } })).code,
	).toBe(400);
	const { data: asked } = await ask(cheaper, 1);
	expect(asked).toMatchObject({
		amount: "5.00",
		exchangeState: "wanted",
		exchange: { skuId: cheaper, worth: "15.00", pay: "0.00", orderNo: null },
	});
});

test("two lines are not exchanged at once, and groceries never", async () => {
	const orders = await kit.buy([{ price: "20.00" }, { price: "30.00" }]);
	const [order] = orders;
	if (!order) throw new Error("Nothing was bought");
	await operator.ship(order.no);
	await kit.take(order.no);
	const skuId = await seedVariant(shop, order, { price: "20.00" });
	const both = { ...way, exchange: { skuId } };
	expect((await kit.apply(order, [1, 1], both)).code).toBe(400);
	const food = await buyReceived(kit, operator, {
		cartType: "SUPERMARKET",
		merchantId: 1,
		price: "80.00",
		pieces: 5,
	});
	const other = await seedVariant(shop, food, { price: "80.00" });
	expect((await kit.offer(food.no)).data.lines[0].variants).toEqual([]);
	expect(
		(await kit.apply(food, [1], { ...way, exchange: { skuId: other } })).code,
	).toBe(409);
});

test("an even exchange moves no money: what is accepted becomes an order that is paid for, with freight free, to the same address", async () => {
	const order = await receive("20.00", 2);
	const skuId = await seedVariant(shop, order, { price: "20.00" });
	const refund = await exchangeGoods(kit, operator, {
		order,
		skuId,
		pieces: 2,
	});
	expect(refund).toMatchObject({
		state: "refunded",
		amount: "0.00",
		exchangeState: "made",
		exchange: { worth: "40.00", state: "made" },
	});
	const { orderNo } = refund.exchange;
	const { data } = await readOrder(shop, kit, orderNo);
	const before = (await readOrder(shop, kit, order.no)).data;
	expect(data).toMatchObject({
		paid: true,
		status: 0,
		total: "40.00",
		freight: "0.00",
		exchangeOf: refund.refundNo,
		delivery: before.delivery,
		lines: [{ skuId, quantity: 2, price: "20.00", payable: "40.00" }],
	});
	expect(before).toMatchObject({
		exchangeOf: null,
		refunded: "0.00",
		refunds: [{ refundNo: refund.refundNo, amount: "0.00", isExchanged: true }],
	});
	expect(await piecesOfSku(shop, skuId)).toEqual({ stock: 7, reserved: 2 });
	expect(await stockOf(shop, order)).toBe(9);
	await performEffects(shop);
	expect(await kit.payer.charges(order.masterId)).toMatchObject([
		{ amount: order.total, refunded: "0.00" },
	]);
	expect((await operator.ship(orderNo)).code).toBe(200);
	expect((await kit.take(orderNo)).code).toBe(200);
	expect(await piecesOfSku(shop, skuId)).toEqual({ stock: 7, reserved: 0 });
	const other = await openRefunder(shop);
	expect((await readOrder(shop, other, orderNo)).code).toBe(404);
});

test("of a cheaper variant the difference goes back, once", async () => {
	const order = await receive("20.00", 2);
	const skuId = await seedVariant(shop, order, { price: "15.00" });
	const refund = await exchangeGoods(kit, operator, {
		order,
		skuId,
		pieces: 2,
	});
	expect(refund).toMatchObject({
		state: "refunding",
		amount: "10.00",
		exchange: { worth: "30.00" },
	});
	await performEffects(shop);
	expect((await kit.read(refund.refundNo)).data.state).toBe("refunded");
	expect(await kit.payer.charges(order.masterId)).toMatchObject([
		{ refunded: "10.00" },
	]);
	expect((await readOrder(shop, kit, order.no)).data.refunded).toBe("10.00");
});

test("what made the goods cheaper makes the other variant cheaper too, and no coupon comes back for it", async () => {
	await kit.receive({ amount: "5.00", minimumSpend: "50.00" });
	const order = await receive("33.35", 3);
	expect(order.lines[0]?.payable).toBe("95.05");
	const skuId = await seedVariant(shop, order, { price: "33.35" });
	const refund = await exchangeGoods(kit, operator, {
		order,
		skuId,
		pieces: 3,
	});
	expect(refund).toMatchObject({ amount: "0.00", pointsGivenBack: 0 });
	const made = await madeOf(shop, kit, refund.exchange.orderNo);
	expect(made).toMatchObject({
		goodsTotal: "100.05",
		couponTotal: "5.00",
		total: "95.05",
	});
	expect(await readAgain(shop, order)).toMatchObject({ status: "completed" });
});

test("coupon and points come back once what the goods were exchanged for goes back too", async () => {
	await kit.receive({ amount: "5.00", minimumSpend: "50.00" });
	await kit.givePoints(500);
	const bought = { price: "33.35", pieces: 3, stock: 9 };
	const order = await kit.buyOne(bought, { usePoints: true });
	await operator.ship(order.no);
	await kit.take(order.no);
	expect(order.pointsTotal).toBe("5.00");
	const skuId = await seedVariant(shop, order, { price: "33.35" });
	const wanted = { order, skuId, pieces: 3 };
	const { exchange } = await exchangeGoods(kit, operator, wanted);
	const made = await madeOf(shop, kit, exchange.orderNo);
	const backOf = async (pieces: number) => {
		const refundNo = await kit.applied(made, [pieces]);
		return (await operator.approve(refundNo)).data.pointsGivenBack;
	};
	expect(await backOf(2)).toBe(0);
	const held = () =>
		shop.db.$count(couponReceipt, eq(couponReceipt.usedBy, order.masterNo));
	expect(await held()).toBe(1);
	expect(await backOf(1)).toBe(500);
	expect(await held()).toBe(0);
});

test("of three pieces two are accepted: they are exchanged, and the third is refused and for sale again", async () => {
	const order = await receive("20.00", 3);
	const skuId = await seedVariant(shop, order, { price: "15.00" });
	const refund = await exchangeGoods(kit, operator, {
		order,
		skuId,
		pieces: 3,
		accepted: 2,
	});
	expect(refund).toMatchObject({
		quantity: 2,
		amount: "10.00",
		exchange: { worth: "30.00" },
	});
	expect(await piecesOfSku(shop, skuId)).toEqual({ stock: 7, reserved: 2 });
	const [restNo] = refund.others;
	expect((await kit.read(restNo)).data).toMatchObject({
		state: "refused",
		amount: "20.00",
		exchange: null,
	});
	await kit.object(restNo);
	const [{ id: lineId } = { id: 0 }] = order.lines;
	await operator.verdict(restNo, [{ lineId, accepted: 1 }]);
	await performEffects(shop);
	expect(await kit.payer.charges(order.masterId)).toMatchObject([
		{ refunded: "30.00" },
	]);
});

test("whoever gives an exchange up has all of it back from what was charged at first", async () => {
	const order = await receive("20.00", 2);
	const even = await seedVariant(shop, order, { price: "20.00" });
	const cheaper = await seedVariant(shop, order, { price: "15.00" });
	const first = await exchangeGoods(kit, operator, {
		order,
		skuId: even,
		pieces: 2,
	});
	const made = await madeOf(shop, kit, first.exchange.orderNo);
	await operator.ship(made.no);
	await kit.take(made.no);
	const second = await exchangeGoods(kit, operator, {
		order: made,
		skuId: cheaper,
		pieces: 1,
	});
	expect(second).toMatchObject({ amount: "5.00" });
	const again = await madeOf(shop, kit, second.exchange.orderNo);
	const refundNo = await kit.applied(again, [1]);
	await operator.approve(refundNo);
	await performEffects(shop);
	expect((await kit.read(refundNo)).data).toMatchObject({
		state: "refunded",
		amount: "15.00",
	});
	expect(await readAgain(shop, again)).toMatchObject({ status: "cancelled" });
	expect(await piecesOfSku(shop, cheaper)).toEqual({ stock: 9, reserved: 0 });
	expect(await kit.payer.charges(order.masterId)).toMatchObject([
		{ refunded: "20.00" },
	]);
});
