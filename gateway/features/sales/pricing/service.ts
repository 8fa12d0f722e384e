export { chooseBestCoupons } from "./best-coupons";
export { explainCoupon } from "./explain-coupon";
export { priceFreight } from "./freight";
export { paidFor, paidForNext } from "./paid-for";
export { pointsPerDollar, priceOrder } from "./price-order";
export {
	type CouponRefusal,
	type CouponTerms,
	type LineToPrice,
	orderKeyOf,
	type PricedLine,
	type PricedOrder,
	type PricedPurchase,
	type Purchase,
} from "./purchase";

// The price of a purchase (business rules, "Price of an order"): goods, coupons, points, then freight. One coupon a
// merchant and one of the shop; no discount is more than what it applies to, and none touches freight. Discounts are
// spread over the lines by rising id, whatever order they are given in, so the totals do not depend on it.
