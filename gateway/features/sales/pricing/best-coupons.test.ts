import Decimal from "decimal.js";
import fc from "fast-check";
import { anyPurchase } from "../../../testing/arbitrary-purchase";
import { chooseBestCoupons } from "./best-coupons";
import { priceOrder } from "./price-order";
import type { CouponTerms, LineToPrice, Purchase } from "./purchase";

const purchases = anyPurchase({ lines: 5, coupons: 6 });

const savedBy = (purchase: Purchase, coupons: CouponTerms[]) =>
	new Decimal(priceOrder({ ...purchase, coupons, points: 0 }).coupons);

/** Every set of coupons, used or not. */
function subsetsOf<Item>(items: Item[]): Item[][] {
	const sets: Item[][] = [[]];
	for (const item of items) sets.push(...sets.map((set) => [...set, item]));
	return sets;
}

test("no other choice of coupons saves more", () => {
	const property = fc.property(purchases, (purchase) => {
		const best = chooseBestCoupons(purchase, purchase.coupons);
		const { refused } = priceOrder({ ...purchase, coupons: best });
		expect(refused).toEqual([]);
		const saved = savedBy(purchase, best);
		for (const other of subsetsOf(purchase.coupons))
			expect(saved.gte(savedBy(purchase, other))).toBe(true);
	});
	fc.assert(property, { numRuns: 200 });
});

test("the order in which coupons are given changes nothing, and each that is chosen saves something", () => {
	const property = fc.property(purchases, (purchase) => {
		const { coupons } = purchase;
		const best = chooseBestCoupons(purchase, coupons);
		expect(chooseBestCoupons(purchase, [...coupons].reverse())).toEqual(best);
		for (const { id } of best) {
			const without = best.filter((one) => one.id !== id);
			expect(savedBy(purchase, without).lt(savedBy(purchase, best))).toBe(true);
		}
	});
	fc.assert(property, { numRuns: 200 });
});

const line: LineToPrice = {
	id: 1,
	merchantId: 2,
	cartType: "E_COMMERCE",
	goodsId: 1,
	categoryIds: [10],
	price: "50.00",
	quantity: 1,
};
const purchase = {
	lines: [line, { ...line, id: 2, goodsId: 2, categoryIds: [11] }],
	freight: new Map([["E_COMMERCE-2", { fee: "30.00", freeFrom: "399.00" }]]),
	now: new Date("2026-11-21T12:00:00+08:00"),
};
const coupon = (
	id: number,
	amount: string,
	fields: Partial<CouponTerms> = {},
): CouponTerms => ({
	id,
	amount,
	type: "general",
	merchantId: 2,
	categoryId: null,
	goodsIds: [],
	minimumSpend: "0.00",
	usableFrom: new Date("2026-11-01T00:00:00+08:00"),
	expiresAt: new Date("2026-12-01T00:00:00+08:00"),
	...fields,
});
const idsOf = (coupons: CouponTerms[]) =>
	chooseBestCoupons(purchase, coupons).map(({ id }) => id);

test("of equals the one that ends first is used", () => {
	const soon = { expiresAt: new Date("2026-11-25T00:00:00+08:00") };
	expect(idsOf([coupon(1, "10.00"), coupon(2, "10.00", soon)])).toEqual([2]);
	expect(idsOf([coupon(2, "10.00"), coupon(1, "10.00")])).toEqual([1]);
});

test("a merchant's smaller coupon is used where it leaves more to the shop's", () => {
	const shops = coupon(1, "50.00", {
		merchantId: null,
		type: "category",
		categoryId: 10,
	});
	const onSameGoods = coupon(2, "20.00", { type: "goods", goodsIds: [1] });
	const onOthers = coupon(3, "15.00", { type: "goods", goodsIds: [2] });
	expect(idsOf([shops, onSameGoods, onOthers])).toEqual([3, 1]);
});

test("a coupon that saves nothing beside another is kept for later", () => {
	const all = coupon(1, "500.00");
	expect(idsOf([all, coupon(2, "10.00", { merchantId: null })])).toEqual([1]);
});
