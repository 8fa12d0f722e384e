import { getTranslations } from "next-intl/server";
import { DetailPageSkeleton } from "@/components/sales/order/detail-page-skeleton";
import { RefundPage } from "@/components/sales/refund/refund-page";
import { orderMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "../../users/own-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("refund.detail.title");

export default async function RefundDetailPage() {
	const t = await getTranslations("refund.detail");
	const refunds = await getTranslations("refund.list");
	return (
		<OwnPage
			title={t("title")}
			path={accountPaths.refunds()}
			below={refunds("title")}
			messages={orderMessages}
			skeleton={<DetailPageSkeleton />}
		>
			<RefundPage />
		</OwnPage>
	);
}
