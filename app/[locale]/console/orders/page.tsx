import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { OrderAdmin } from "@/components/sales/order/admin/order-admin";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("orders");

export default async function OrdersPage() {
	const t = await getTranslations("console.page");
	return (
		<ConsolePage title={t("orders")} height={120}>
			<OrderAdmin />
		</ConsolePage>
	);
}
