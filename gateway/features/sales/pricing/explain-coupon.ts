import { Exact, subtotalOf, sum, toMoney } from "../../../money/exact";
import type { CouponRefusal, CouponTerms, LineToPrice } from "./purchase";

/** Whether a coupon counts a line. */
export function isEligible(
	{ merchantId, type, categoryId, goodsIds }: CouponTerms,
	line: LineToPrice,
): boolean {
	if (merchantId !== null && merchantId !== line.merchantId) return false;
	switch (type) {
		case "general":
			return true;
		case "category":
			return categoryId !== null && line.categoryIds.includes(categoryId);
		case "goods":
			return goodsIds.includes(line.goodsId);
	}
}

/** Why a coupon cannot be used for these lines now; undefined where it can. The minimum is before any discount. */
export function explainCoupon(
	coupon: CouponTerms,
	lines: LineToPrice[],
	now: Date,
): CouponRefusal | undefined {
	if (now < coupon.usableFrom) return { reason: "notYet" };
	if (now >= coupon.expiresAt) return { reason: "expired" };
	const eligible = lines.filter((line) => isEligible(coupon, line));
	if (eligible.length === 0) return { reason: "noEligibleLine" };
	const missing = new Exact(coupon.minimumSpend).minus(
		sum(eligible.map(subtotalOf)),
	);
	if (missing.lte(0)) return undefined;
	return { reason: "minimumNotReached", missing: toMoney(missing) };
}
