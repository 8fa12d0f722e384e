import { getTranslations } from "next-intl/server";
import { DetailPageSkeleton } from "@/components/sales/order/detail-page-skeleton";
import { ReturnLabel } from "@/components/sales/return/return-label";
import { orderMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "../../users/own-page";

export const prefetch = "partial";

export const generateMetadata = () =>
	privateMetadata("refund.return.labelTitle");

export default async function ReturnLabelPage() {
	const t = await getTranslations("refund");
	return (
		<OwnPage
			title={t("return.labelTitle")}
			path={accountPaths.refunds()}
			below={t("list.title")}
			messages={orderMessages}
			skeleton={<DetailPageSkeleton />}
		>
			<ReturnLabel />
		</OwnPage>
	);
}
