import type { Coupon } from "@/gateway/contract/coupon";
import { formatPriceBriefly } from "@/lib/money";

export function couponAmounts({ amount, minimumSpend }: Coupon) {
	return {
		amount: formatPriceBriefly(amount),
		minimum: formatPriceBriefly(minimumSpend),
	};
}
