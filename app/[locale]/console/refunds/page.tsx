import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { RefundAdmin } from "@/components/sales/order/admin/refund-admin";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("refunds");

export default async function RefundsPage() {
	const t = await getTranslations("console.page");
	return (
		<ConsolePage title={t("refunds")}>
			<Suspense fallback={<ListSkeleton height={120} />}>
				<RefundAdmin />
			</Suspense>
		</ConsolePage>
	);
}
