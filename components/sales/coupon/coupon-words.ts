import type { Coupon } from "@/gateway/contract/sales/coupon";
import { formatPriceBriefly } from "@/lib/money/money";

export function couponAmounts({ amount, minimumSpend }: Coupon) {
	return {
		amount: formatPriceBriefly(amount),
		minimum: formatPriceBriefly(minimumSpend),
	};
}
