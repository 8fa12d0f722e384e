import { exchangePayWithinDays } from "../../../../contract/sales/exchange-terms";
import { buyReceived, returnDayMs } from "../../../../testing/ask-return";
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
import { openRefunder, type Refunder } from "../../../../testing/open-refunder";
import { endCouponOffers } from "../../../../testing/seed-coupon";
import { piecesOfSku, seedVariant } from "../../../../testing/seed-variant";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";
import { expireUnpaid } from "../../order/expire";

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

/** What costs more, accepted: an order that waits to be paid. */
async function exchangeDearer() {
	await kit.receive({ amount: "5.00", minimumSpend: "50.00" });
	const wanted = { price: "30.00", pieces: 2 };
	const order = await buyReceived(kit, operator, wanted);
	const skuId = await seedVariant(shop, order, { price: "35.00" });
	const refund = await exchangeGoods(kit, operator, {
		order,
		skuId,
		pieces: 2,
	});
	expect(refund).toMatchObject({
		state: "refunding",
		amount: "55.00",
		exchange: { state: "toPay", worth: "0.00", pay: "70.00" },
	});
	const made = await madeOf(shop, kit, refund.exchange.orderNo);
	expect(made).toMatchObject({ paid: false, total: "70.00", freight: "0.00" });
	await performEffects(shop);
	expect(await kit.payer.charges(order.masterId)).toMatchObject([
		{ refunded: "55.00" },
	]);
	return { order, skuId, made, refundNo: refund.refundNo };
}

test("what costs more is paid for as any order once the goods are accepted, and their money goes back", async () => {
	const { skuId, made, refundNo: asked } = await exchangeDearer();
	await kit.payer.pay(made.masterNo);
	expect((await kit.read(asked)).data.exchangeState).toBe("made");
	expect((await readOrder(shop, kit, made.no)).data).toMatchObject({
		paid: true,
	});
	await operator.ship(made.no);
	await kit.take(made.no);
	const refundNo = await kit.applied(made, [1]);
	await operator.approve(refundNo);
	await performEffects(shop);
	expect(await kit.payer.charges(made.masterId)).toMatchObject([
		{ refunded: "35.00" },
	]);
	expect(await piecesOfSku(shop, skuId)).toEqual({ stock: 7, reserved: 0 });
});

test("what costs more and is not paid for within exchangePayWithinDays is a refund of money, and is for sale again", async () => {
	const { skuId, refundNo } = await exchangeDearer();
	const after = (days: number) =>
		new Date(shop.now().getTime() + days * returnDayMs);
	expect(await expireUnpaid(shop.db, after(exchangePayWithinDays - 0.1))).toBe(
		0,
	);
	expect(await piecesOfSku(shop, skuId)).toEqual({ stock: 7, reserved: 2 });
	expect(await expireUnpaid(shop.db, after(exchangePayWithinDays + 0.1))).toBe(
		1,
	);
	expect(await piecesOfSku(shop, skuId)).toEqual({ stock: 9, reserved: 0 });
	expect((await kit.read(refundNo)).data).toMatchObject({
		state: "refunded",
		amount: "55.00",
		exchangeState: "dropped",
	});
});
