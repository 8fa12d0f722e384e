import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { RefundAdmin } from "@/components/sales/order/admin/refund-admin";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("refunds");

export default async function RefundsPage() {
	const t = await getTranslations("console.page");
	return (
		<ConsolePage title={t("refunds")} height={120}>
			<RefundAdmin />
		</ConsolePage>
	);
}
