import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { PrintLists } from "@/components/sales/order/admin/print-lists";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("orders");

export default async function PrintPage() {
	const t = await getTranslations("console.orders");
	return (
		<ConsolePage title={t("printTitle")}>
			<Suspense fallback={<ListSkeleton height={200} />}>
				<PrintLists />
			</Suspense>
		</ConsolePage>
	);
}
