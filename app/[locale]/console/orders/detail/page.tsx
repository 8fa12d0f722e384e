import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { OrderAdminView } from "@/components/sales/order/admin/order-view";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("orders");

export default async function OrderPage() {
	const t = await getTranslations("console.orders");
	return (
		<ConsolePage title={t("order")} height={160}>
			<OrderAdminView />
		</ConsolePage>
	);
}
