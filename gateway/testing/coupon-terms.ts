import type { NewCoupon } from "../contract/sales/coupon-admin";

/** A coupon as staff write it, 20.00 off from 200.00 on for a fortnight unless told otherwise. */
export function couponTerms(changed: Partial<NewCoupon> = {}) {
	return {
		type: "general",
		categoryId: null,
		goodsIds: [] as number[],
		name: { "zh-CN": "測試優惠券", en: "Coupon of a test" },
		amount: "20.00",
		minimumSpend: "200.00",
		validDays: 14,
		issueLimit: null,
		isOffered: true,
		...changed,
	};
}
