import { useTranslations } from "next-intl";
import type { Coupon } from "@/gateway/contract/sales/coupon";
import { CollectButton } from "./collect-button";
import { CouponStyles } from "./coupon-styles";
import { CouponWorth } from "./coupon-worth";
import type { OfferedBy } from "./received-coupons";
import { useCouponScope } from "./use-coupon-scope";

interface CouponOfferProps {
	coupon: Coupon;
	/** On a page that is the same for everybody: where to ask which of its coupons the account has. */
	offeredBy?: OfferedBy;
}

/** One coupon to collect: what it takes off, from which amount, for what and how long. */
export function CouponOffer({ coupon, offeredBy }: CouponOfferProps) {
	const t = useTranslations("coupon");
	return (
		<CouponStyles>
			<CouponWorth coupon={coupon} />
			<div>
				<h3 className="head-reading">{coupon.name}</h3>
				<p>{useCouponScope(coupon)}</p>
				<p>{t("validity", { days: coupon.validDays })}</p>
			</div>
			<CollectButton
				couponId={coupon.id}
				isReceived={coupon.isReceived}
				offeredBy={offeredBy}
				words={{
					collect: t("collect"),
					collectNamed: t("collectNamed", { name: coupon.name }),
					collected: t("collected"),
					failed: t("failed"),
				}}
			/>
		</CouponStyles>
	);
}
