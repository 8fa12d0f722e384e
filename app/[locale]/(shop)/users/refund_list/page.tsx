import { getTranslations } from "next-intl/server";
import { OrderListSkeleton } from "@/components/sales/order/order-list-skeleton";
import { RefundList } from "@/components/sales/refund/refund-list";
import { orderMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "../own-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("refund.list.title");

export default async function RefundListPage() {
	const t = await getTranslations("refund.list");
	return (
		<OwnPage
			title={t("title")}
			path={accountPaths.refunds()}
			messages={orderMessages}
			skeleton={<OrderListSkeleton />}
		>
			<RefundList />
		</OwnPage>
	);
}
