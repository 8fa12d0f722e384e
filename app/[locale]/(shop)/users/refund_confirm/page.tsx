import { getTranslations } from "next-intl/server";
import { DetailPageSkeleton } from "@/components/sales/order/detail-page-skeleton";
import { RefundConfirm } from "@/components/sales/refund/refund-confirm";
import { orderMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "../own-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("refund.confirm.title");

export default async function RefundConfirmPage() {
	const t = await getTranslations("refund.confirm");
	const orders = await getTranslations("order.list");
	return (
		<OwnPage
			title={t("title")}
			path={accountPaths.orders()}
			below={orders("title")}
			messages={orderMessages}
			skeleton={<DetailPageSkeleton />}
		>
			<RefundConfirm />
		</OwnPage>
	);
}
