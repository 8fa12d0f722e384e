import { getTranslations } from "next-intl/server";
import { OrderList } from "@/components/sales/order/order-list";
import { OrderListSkeleton } from "@/components/sales/order/order-list-skeleton";
import { orderMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "../own-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("order.list.title");

export default async function OrderListPage() {
	const t = await getTranslations("order.list");
	return (
		<OwnPage
			title={t("title")}
			path={accountPaths.orders()}
			messages={orderMessages}
			skeleton={<OrderListSkeleton />}
		>
			<OrderList />
		</OwnPage>
	);
}
