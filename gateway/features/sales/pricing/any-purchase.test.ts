import Decimal from "decimal.js";
import fc from "fast-check";
import { anyPurchase } from "../../../testing/arbitrary-purchase";
import { isEligible } from "./explain-coupon";
import { priceOrder } from "./price-order";
import type { PricedLine, Purchase } from "./purchase";

const purchases = anyPurchase({ lines: 12, coupons: 6 });
const shuffled = purchases.chain((purchase) =>
	fc
		.shuffledSubarray(purchase.lines, { minLength: purchase.lines.length })
		.map((lines) => ({ purchase, lines })),
);

const sum = (amounts: string[]) =>
	amounts.reduce((total, one) => total.plus(one), new Decimal(0)).toFixed(2);
const linesOf = (purchase: Purchase): PricedLine[] =>
	priceOrder(purchase).orders.flatMap(({ lines }) => lines);
const couponsOf = ({ coupons }: PricedLine) =>
	sum(coupons.map(({ amount }) => amount));

function holds(name: string, check: (purchase: Purchase) => void) {
	test(name, () => {
		fc.assert(fc.property(purchases, check), { numRuns: 300 });
	});
}

holds("lines sum to their order, orders to the purchase", (purchase) => {
	const priced = priceOrder(purchase);
	for (const { lines, ...order } of priced.orders) {
		expect(sum(lines.map(({ subtotal }) => subtotal))).toBe(order.goods);
		expect(sum(lines.map(couponsOf))).toBe(order.coupons);
		expect(sum(lines.map(({ points }) => points))).toBe(order.points);
		const payable = lines.map((line) => line.payable);
		expect(sum([...payable, order.freight.amount])).toBe(order.total);
	}
	for (const field of ["goods", "coupons", "points", "total"] as const)
		expect(sum(priced.orders.map((order) => order[field]))).toBe(priced[field]);
	expect(sum(priced.orders.map(({ freight }) => freight.amount))).toBe(
		priced.freight,
	);
	expect(sum(priced.couponShares.map(({ amount }) => amount))).toBe(
		priced.coupons,
	);
});

holds("every amount is exact to the cent and none is negative", (purchase) => {
	const isAmount = /^\d+\.\d{2}$/;
	for (const line of linesOf(purchase)) {
		for (const amount of [line.subtotal, line.points, line.payable])
			expect(amount).toMatch(isAmount);
		for (const { amount } of line.coupons) expect(amount).toMatch(isAmount);
	}
	const { goods, coupons, points, freight, total } = priceOrder(purchase);
	for (const amount of [goods, coupons, points, freight, total])
		expect(amount).toMatch(isAmount);
});

holds("a line pays its subtotal less its discounts", (purchase) => {
	for (const line of linesOf(purchase))
		expect(sum([line.payable, couponsOf(line), line.points])).toBe(
			line.subtotal,
		);
});

holds(
	"a coupon takes from lines that it counts alone, and no more than its amount",
	(purchase) => {
		const { couponShares } = priceOrder(purchase);
		const counted = new Map(purchase.lines.map((line) => [line.id, line]));
		for (const priced of linesOf(purchase))
			for (const { couponId } of priced.coupons) {
				const coupon = purchase.coupons.find(({ id }) => id === couponId);
				const line = counted.get(priced.id);
				expect(coupon && line && isEligible(coupon, line)).toBe(true);
			}
		for (const { couponId, amount } of couponShares) {
			const coupon = purchase.coupons.find(({ id }) => id === couponId);
			expect(new Decimal(amount).lte(coupon?.amount ?? 0)).toBe(true);
		}
	},
);

holds(
	"each coupon is used or refused, one a merchant and one of the shop at most",
	(purchase) => {
		const { refused, couponShares } = priceOrder(purchase);
		const refusedIds = new Set(refused.map(({ couponId }) => couponId));
		const used = purchase.coupons.filter(({ id }) => !refusedIds.has(id));
		const givers = used.map(({ merchantId }) => merchantId);
		expect(new Set(givers).size).toBe(givers.length);
		expect(new Set(couponShares.map(({ couponId }) => couponId))).toEqual(
			new Set(used.map(({ id }) => id)),
		);
	},
);

holds(
	"points take a fifth at most of what coupons leave, and never more than asked for",
	(purchase) => {
		const { goods, coupons, points, pointsUsed, pointsMax } =
			priceOrder(purchase);
		const left = new Decimal(goods).minus(coupons);
		expect(new Decimal(points).times(5).lte(left)).toBe(true);
		expect(new Decimal(pointsUsed).div(100).toFixed(2)).toBe(points);
		expect(pointsUsed).toBe(Math.min(purchase.points, pointsMax));
		expect(new Decimal(pointsMax + 1).div(20).gt(left)).toBe(true);
	},
);

holds("coupons and points leave freight as it is", (purchase) => {
	const bare = priceOrder({ ...purchase, coupons: [], points: 0 });
	expect(priceOrder(purchase).freight).toBe(bare.freight);
});

test("the order of the lines changes no total and no line's price", () => {
	const property = fc.property(shuffled, ({ purchase, lines }) => {
		const byId = (one: PricedLine, other: PricedLine) => one.id - other.id;
		const other = { ...purchase, lines };
		expect(linesOf(other).sort(byId)).toEqual(linesOf(purchase).sort(byId));
		const { orders: _, ...totals } = priceOrder(purchase);
		expect(priceOrder(other)).toMatchObject(totals);
	});
	fc.assert(property, { numRuns: 300 });
});
