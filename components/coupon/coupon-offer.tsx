import { useTranslations } from "next-intl";
import type { Coupon } from "@/gateway/contract/coupon";
import { CollectButton } from "./collect-button";
import { couponAmounts } from "./coupon-words";

/** One coupon to collect: what it takes off, from which amount, for what and how long. Plain elements of a region. */
export function CouponOffer({ coupon }: { coupon: Coupon }) {
	const t = useTranslations("coupon");
	const { amount, minimum } = couponAmounts(coupon);
	const hasMinimum = coupon.minimumSpend !== "0.00";
	return (
		<li className="coupon">
			<p className="takes-off">
				<strong>{amount}</strong>
				{hasMinimum ? t("condition.over", { minimum }) : t("condition.any")}
			</p>
			<div>
				<h3>{coupon.name}</h3>
				<p>{useScope(coupon)}</p>
				<p>{t("validity", { days: coupon.validDays })}</p>
			</div>
			<CollectButton
				couponId={coupon.id}
				isReceived={coupon.isReceived}
				words={{
					collect: t("collect"),
					collectNamed: t("collectNamed", { name: coupon.name }),
					collected: t("collected"),
					failed: t("failed"),
				}}
			/>
		</li>
	);
}

function useScope({ type, merchant, category }: Coupon): string {
	const t = useTranslations("coupon.scope");
	if (category)
		return merchant
			? t("merchantCategory", {
					merchant: merchant.name,
					category: category.name,
				})
			: t("category", { category: category.name });
	if (type === "goods")
		return merchant
			? t("merchantGoods", { merchant: merchant.name })
			: t("goods");
	return merchant ? t("merchant", { merchant: merchant.name }) : t("shop");
}
