import { getTranslations } from "next-intl/server";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { ApplicationRecords } from "@/components/marketplace/merchant-application/application-records";
import { applicationMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "../own-page";

export const prefetch = "partial";

export const generateMetadata = () =>
	privateMetadata("application.record.title");

export default async function ApplicationRecordPage() {
	const t = await getTranslations("application.record");
	const apply = await getTranslations("application.page");
	return (
		<OwnPage
			title={t("title")}
			path={accountPaths.merchantApplication()}
			below={apply("title")}
			messages={applicationMessages}
			skeleton={<ListSkeleton height={160} />}
		>
			<ApplicationRecords />
		</OwnPage>
	);
}
