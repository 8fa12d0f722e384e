import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { OrderAdminView } from "@/components/sales/order/admin/order-view";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("orders");

export default async function OrderPage() {
	const t = await getTranslations("console.orders");
	return (
		<ConsolePage title={t("order")}>
			<Suspense fallback={<ListSkeleton height={160} />}>
				<OrderAdminView />
			</Suspense>
		</ConsolePage>
	);
}
