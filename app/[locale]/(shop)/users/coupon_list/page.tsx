import { getTranslations } from "next-intl/server";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { OwnCoupons } from "@/components/sales/coupon/own-coupons";
import { rewardMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "../own-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("coupon.own.title");

export default async function CouponListPage() {
	const t = await getTranslations("coupon.own");
	return (
		<OwnPage
			title={t("title")}
			path={accountPaths.coupons()}
			messages={rewardMessages}
			skeleton={<ListSkeleton height={112} />}
		>
			<OwnCoupons />
		</OwnPage>
	);
}
