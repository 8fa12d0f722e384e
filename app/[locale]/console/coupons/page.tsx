import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { CouponAdmin } from "@/components/sales/coupon/admin/coupon-admin";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("coupons");

/** The same for everybody: what the account keeps arrives in the browser. */
export default async function CouponsPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.coupons")} detail={t("coupons.detail")}>
			<Suspense fallback={<ListSkeleton height={72} />}>
				<CouponAdmin />
			</Suspense>
		</ConsolePage>
	);
}
