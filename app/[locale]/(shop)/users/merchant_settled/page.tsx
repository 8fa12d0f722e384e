import { getTranslations } from "next-intl/server";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { Settle } from "@/components/marketplace/merchant-application/decide";
import { applicationMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "../own-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("application.page.title");

export default async function MerchantSettledPage() {
	const t = await getTranslations("application.page");
	return (
		<OwnPage
			title={t("title")}
			path={accountPaths.merchantApplication()}
			messages={applicationMessages}
			skeleton={<ListSkeleton height={160} />}
		>
			<Settle />
		</OwnPage>
	);
}
