import Decimal from "decimal.js";
import { Exact, nothing, sum } from "../../../money/exact";
import { explainCoupon, isEligible } from "./explain-coupon";
import { type LineInWork, startLine } from "./line-in-work";
import type { CouponTerms, PricedPurchase, Purchase } from "./purchase";
import { spread } from "./spread";
import { sumUp } from "./sum-up";

export const pointsPerDollar = 100;
const pointsShareMax = "0.2";

export function priceOrder(purchase: Purchase): PricedPurchase {
	const inWork = purchase.lines
		.map(startLine)
		.sort((one, other) => one.line.id - other.line.id);
	const refused = takeCoupons(inWork, purchase);
	const pointsMax = pointsMaxFor(sum(inWork.map(({ left }) => left)));
	const pointsUsed = Math.min(Math.max(purchase.points, 0), pointsMax);
	takePoints(inWork, pointsUsed);
	return {
		...sumUp(inWork, purchase),
		pointsUsed,
		pointsMax,
		refused,
	};
}

/** A merchant's coupons before the shop's; of two for the same place the one with the lower id is used. */
function takeCoupons(
	inWork: LineInWork[],
	{ coupons, lines, now }: Purchase,
): PricedPurchase["refused"] {
	const refused: PricedPurchase["refused"] = [];
	const usedBy = new Set<number | null>();
	const byRank = (one: CouponTerms, other: CouponTerms) =>
		Number(one.merchantId === null) - Number(other.merchantId === null) ||
		one.id - other.id;
	for (const coupon of [...coupons].sort(byRank)) {
		const refusal = usedBy.has(coupon.merchantId)
			? ({ reason: "anotherChosen" } as const)
			: explainCoupon(coupon, lines, now);
		if (refusal) refused.push({ couponId: coupon.id, refusal });
		else {
			usedBy.add(coupon.merchantId);
			takeCoupon(inWork, coupon);
		}
	}
	return refused;
}

function takeCoupon(inWork: LineInWork[], coupon: CouponTerms): void {
	const eligible = inWork.filter(({ line }) => isEligible(coupon, line));
	for (const { one, part } of deduct(eligible, new Exact(coupon.amount)))
		one.coupons.push({ couponId: coupon.id, amount: part });
}

function takePoints(inWork: LineInWork[], points: number): void {
	const amount = new Exact(points).div(pointsPerDollar);
	for (const { one, part } of deduct(inWork, amount)) one.points = part;
}

/** Takes an amount off the lines, or as much of it as they have left. */
function deduct(inWork: LineInWork[], amount: Decimal) {
	const rooms = inWork.map(({ left }) => left);
	const parts = spread(Decimal.min(amount, sum(rooms)), rooms);
	return inWork.map((one, at) => {
		const part = parts[at] ?? nothing;
		one.left = one.left.minus(part);
		return { one, part };
	});
}

function pointsMaxFor(payable: Decimal): number {
	return payable
		.times(pointsShareMax)
		.times(pointsPerDollar)
		.floor()
		.toNumber();
}
