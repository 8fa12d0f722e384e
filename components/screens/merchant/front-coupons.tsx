import { useTranslations } from "next-intl";
import { MerchantPart } from "@/components/marketplace/merchant/page-styles";
import { CouponOffer } from "@/components/sales/coupon/coupon-offer";
import { CouponList } from "@/components/sales/coupon/coupon-styles";
import type { Coupon } from "@/gateway/contract/sales/coupon";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

/** A row of a desktop. */
const shownMax = 2;

interface FrontCouponsProps {
	merchantId: number;
	coupons: Coupon[];
}

/** The coupons that are easiest to reach. */
export function FrontCoupons({ merchantId, coupons }: FrontCouponsProps) {
	const t = useTranslations("merchant");
	if (coupons.length === 0) return null;
	return (
		<MerchantPart aria-labelledby="coupons-heading">
			<header>
				<h2 id="coupons-heading">{t("head.tab.coupons")}</h2>
				{coupons.length > shownMax && (
					<Link className="more" href={paths.merchantCoupons(merchantId)}>
						{t("home.allCoupons")}
					</Link>
				)}
			</header>
			<CouponList>
				{coupons.slice(0, shownMax).map((coupon) => (
					<CouponOffer
						key={coupon.id}
						coupon={coupon}
						offeredBy={{ merId: merchantId }}
					/>
				))}
			</CouponList>
		</MerchantPart>
	);
}
