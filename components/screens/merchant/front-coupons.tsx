import { useTranslations } from "next-intl";
import { CouponOffer } from "@/components/sales/coupon/coupon-offer";
import type { Coupon } from "@/gateway/contract/sales/coupon";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

/** A row of a desktop. */
const shownMax = 2;

interface FrontCouponsProps {
	merchantId: number;
	coupons: Coupon[];
}

/** The coupons that are easiest to reach. Plain elements of a merchant page's region. */
export function FrontCoupons({ merchantId, coupons }: FrontCouponsProps) {
	const t = useTranslations("merchant");
	if (coupons.length === 0) return null;
	return (
		<section className="part" aria-labelledby="coupons-heading">
			<header>
				<h2 id="coupons-heading">{t("head.tab.coupons")}</h2>
				{coupons.length > shownMax && (
					<Link className="more" href={paths.merchantCoupons(merchantId)}>
						{t("home.allCoupons")}
					</Link>
				)}
			</header>
			<ul className="coupon-list">
				{coupons.slice(0, shownMax).map((coupon) => (
					<CouponOffer
						key={coupon.id}
						coupon={coupon}
						offeredBy={{ merId: merchantId }}
					/>
				))}
			</ul>
		</section>
	);
}
