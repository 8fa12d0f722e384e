import { useTranslations } from "next-intl";
import type { Coupon } from "@/gateway/contract/sales/coupon";
import { formatPriceBriefly } from "@/lib/money/money";
import { TakesOff } from "./coupon-styles";

export function couponAmounts({ amount, minimumSpend }: Coupon) {
	return {
		amount: formatPriceBriefly(amount),
		minimum: formatPriceBriefly(minimumSpend),
	};
}

/** What it takes off, and from which amount on. */
export function CouponWorth({ coupon }: { coupon: Coupon }) {
	const t = useTranslations("coupon.condition");
	const { amount, minimum } = couponAmounts(coupon);
	const hasMinimum = coupon.minimumSpend !== "0.00";
	return (
		<TakesOff>
			<strong>{amount}</strong>
			{hasMinimum ? t("over", { minimum }) : t("any")}
		</TakesOff>
	);
}
