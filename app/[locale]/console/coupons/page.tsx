import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { CouponAdmin } from "@/components/sales/coupon/admin/coupon-admin";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("coupons");

export default async function CouponsPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.coupons")} detail={t("coupons.detail")}>
			<CouponAdmin />
		</ConsolePage>
	);
}
