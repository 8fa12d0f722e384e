import { useTranslations } from "next-intl";
import { MerchantHead } from "@/components/marketplace/merchant/merchant-head";
import {
	MerchantPageStyles,
	MerchantPart,
} from "@/components/marketplace/merchant/page-styles";
import { CouponOffer } from "@/components/sales/coupon/coupon-offer";
import { CouponList } from "@/components/sales/coupon/coupon-styles";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { MerchantDetail } from "@/gateway/contract/marketplace/merchant";
import type { Coupon } from "@/gateway/contract/sales/coupon";
import { paths } from "@/lib/routes/paths";

interface MerchantCouponsProps {
	merchant: MerchantDetail;
	coupons: Coupon[];
}

/** The coupons of a merchant, to collect. The same for everybody: which of them an account has arrives in the browser. */
export function MerchantCoupons({ merchant, coupons }: MerchantCouponsProps) {
	const t = useTranslations("coupon");
	const { id, name } = merchant;
	const short = t("merchant.short");
	return (
		<MerchantPageStyles>
			<MerchantHead merchant={merchant} tab="coupons" crumb={{ name: short }} />
			<MerchantPart>
				<h1>{t("merchant.title", { name })}</h1>
				{coupons.length === 0 ? (
					<EmptyState
						picture="/pictures/empty-list.webp"
						title={t("merchant.empty")}
					>
						<LinkButton kind="primary" href={paths.merchant(id)}>
							{t("merchant.visit")}
						</LinkButton>
					</EmptyState>
				) : (
					<>
						<h2 className="visually-hidden">{short}</h2>
						<CouponList>
							{coupons.map((coupon) => (
								<CouponOffer
									key={coupon.id}
									coupon={coupon}
									offeredBy={{ merId: id }}
								/>
							))}
						</CouponList>
						<p className="soft">{t("rule")}</p>
					</>
				)}
			</MerchantPart>
		</MerchantPageStyles>
	);
}
