import { eq } from "drizzle-orm";
import { coupon, couponGoods, couponReceipt } from "../../../db/schema/coupon";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { seedSku } from "../../../testing/own-cart";
import { type CouponFields, seedCoupon } from "../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

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

/** A goods at 150.00 with a coupon that counts it alone. */
async function seedOffer(fields: CouponFields = {}) {
	const { goodsId, skuId } = await seedSku(shop, { price: "150.00" });
	const couponId = await seedCoupon(shop.db, { type: "goods", ...fields });
	await shop.db.insert(couponGoods).values({ goodsId, couponId });
	return { couponId, wanted: { from: "buyNow", skuId, quantity: 1 } };
}

const receiptsOf = (couponId: number) =>
	shop.db
		.select()
		.from(couponReceipt)
		.where(eq(couponReceipt.couponId, couponId));

async function issuedOf(couponId: number) {
	const [row] = await shop.db
		.select()
		.from(coupon)
		.where(eq(coupon.id, couponId));
	return row?.issued;
}

test("the coupon that saves most is chosen, whether it is in hand or still offered, and received by being used", async () => {
	const { couponId, wanted } = await seedOffer({ amount: "25.00" });
	const held = await kit.receive({ amount: "20.00" });
	const no = await kit.want(wanted);
	const { data } = await kit.get(`load/pre/${no}`);
	expect(data).toMatchObject({ couponTotal: "25.00", total: "155.00" });
	expect(data.coupons).toMatchObject([
		{ couponId: held, isReceived: true, isChosen: false },
		{ couponId, isReceived: false, isChosen: true, saving: "25.00" },
	]);
	expect(await receiptsOf(couponId)).toEqual([]);
	const made = await kit.order(no);
	expect(made).toMatchObject({ code: 200, data: { total: "155.00" } });
	expect(await receiptsOf(couponId)).toMatchObject([
		{ accountId: kit.id, usedBy: made.data.orderNo },
	]);
	expect(await issuedOf(couponId)).toBe(1);
	// Once an account: the next order is without it.
	const next = await kit.quote(await kit.want(wanted));
	expect(next.data).toMatchObject({ couponTotal: "20.00" });
});

test("who wants another coupon, or none, receives nothing else", async () => {
	const { couponId, wanted } = await seedOffer({ amount: "25.00" });
	const held = await kit.receive({ amount: "20.00" });
	for (const [couponIds, total] of [
		[[held], "160.00"],
		[[], "180.00"],
	]) {
		const no = await kit.want(wanted);
		expect((await kit.order(no, { couponIds })).data).toMatchObject({ total });
	}
	expect(await receiptsOf(couponId)).toEqual([]);
});

test("a coupon received by an order that is cancelled stays in hand", async () => {
	const { couponId, wanted } = await seedOffer();
	const { data } = await kit.order(await kit.want(wanted));
	await kit.ask(`cancel/${data.orderNo}`);
	expect(await receiptsOf(couponId)).toMatchObject([{ usedAt: null }]);
	const again = await kit.quote(await kit.want(wanted));
	expect(again.data.coupons).toMatchObject([
		{ couponId, isReceived: true, isChosen: true },
	]);
});

test("of five who order with the last one at once, one has it and the others are told before they pay more", async () => {
	const { couponId, wanted } = await seedOffer({ issueLimit: 1 });
	const buyers = [kit];
	while (buyers.length < 5) buyers.push(await openBuyer(shop));
	const agreed = [];
	for (const buyer of buyers) {
		const preOrderNo = await buyer.want(wanted);
		const { data } = await buyer.quote(preOrderNo);
		expect(data.couponTotal).toBe("10.00");
		const { addressId } = buyer;
		const body = { preOrderNo, addressId, payMethod: "local" };
		agreed.push({ buyer, body: { ...body, total: data.total } });
	}
	const answers = await Promise.all(
		agreed.map(({ buyer, body }) => buyer.ask("create", body)),
	);
	const refused = answers.filter(({ code }) => code !== 200);
	expect(refused).toHaveLength(4);
	for (const answer of refused)
		expect(answer).toMatchObject({
			code: 409,
			data: { changes: [{ kind: "coupon", about: `${couponId}`, now: null }] },
		});
	expect(await issuedOf(couponId)).toBe(1);
	expect(await receiptsOf(couponId)).toHaveLength(1);
});

test("cart, quote and order come to the same, part by part", async () => {
	const { couponId, wanted } = await seedOffer({ amount: "25.00" });
	await kit.put(wanted.skuId);
	const { data: cart } = await kit.list();
	expect(cart.totals).toMatchObject({
		goods: "150.00",
		coupons: "25.00",
		freight: "30.00",
		total: "155.00",
	});
	expect(await receiptsOf(couponId)).toEqual([]);
	const no = await kit.want();
	const { data: quote } = await kit.get(`load/pre/${no}`);
	const { data: made } = await kit.order(no);
	const { data: order } = await kit.get(`master/detail/${made.orderNo}`);
	const parts = {
		goodsTotal: "150.00",
		couponTotal: "25.00",
		pointsTotal: "0.00",
		freightTotal: "30.00",
		total: "155.00",
	};
	expect(quote).toMatchObject(parts);
	expect(order).toMatchObject(parts);
});
