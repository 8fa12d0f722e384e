import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { OrderAdmin } from "@/components/sales/order/admin/order-admin";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("orders");

export default async function OrdersPage() {
	const t = await getTranslations("console.page");
	return (
		<ConsolePage title={t("orders")}>
			<Suspense fallback={<ListSkeleton height={120} />}>
				<OrderAdmin />
			</Suspense>
		</ConsolePage>
	);
}
