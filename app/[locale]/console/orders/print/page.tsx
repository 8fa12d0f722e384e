import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { PrintLists } from "@/components/sales/order/admin/print-lists";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("orders");

export default async function PrintPage() {
	const t = await getTranslations("console.orders");
	return (
		<ConsolePage title={t("printTitle")} height={200}>
			<PrintLists />
		</ConsolePage>
	);
}
