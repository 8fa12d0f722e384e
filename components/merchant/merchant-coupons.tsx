import { useTranslations } from "next-intl";
import { CouponOffer } from "@/components/coupon/coupon-offer";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { EmptyState } from "@/components/ui/empty-state";
import type { Coupon } from "@/gateway/contract/coupon";
import type { MerchantFront } from "@/gateway/contract/merchant";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";
import { MerchantCouponsFrame } from "./merchant-coupons-frame";

interface MerchantCouponsProps {
	merchant: MerchantFront;
	coupons: Coupon[];
}

/** The coupons of a merchant, to collect. The same for everybody: which of them an account has arrives in the browser. */
export function MerchantCoupons({ merchant, coupons }: MerchantCouponsProps) {
	const t = useTranslations();
	const { id, name } = merchant;
	const toMerchant = (
		<Link className="button primary" href={paths.merchant(id)}>
			{t("coupon.merchant.visit")}
		</Link>
	);
	return (
		<MerchantCouponsFrame>
			<Breadcrumb
				crumbs={[
					{ name: t("list.area.mall"), path: paths.home("E_COMMERCE") },
					{ name, path: paths.merchant(id) },
					{ name: t("coupon.merchant.short") },
				]}
			/>
			<h1>{t("coupon.merchant.title", { name })}</h1>
			{coupons.length === 0 ? (
				<EmptyState
					picture="/pictures/empty-list.webp"
					title={t("coupon.merchant.empty")}
				>
					{toMerchant}
				</EmptyState>
			) : (
				<>
					<h2 className="visually-hidden">{t("coupon.merchant.short")}</h2>
					<ul className="coupon-list">
						{coupons.map((coupon) => (
							<CouponOffer
								key={coupon.id}
								coupon={coupon}
								offeredBy={{ merId: id }}
							/>
						))}
					</ul>
					<p className="coupon-rule">{t("coupon.rule")}</p>
					<p>{toMerchant}</p>
				</>
			)}
		</MerchantCouponsFrame>
	);
}
