import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { StaffApplications } from "@/components/marketplace/merchant-application/staff-applications";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("applications");

export default async function ApplicationsPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage
			height={64}
			title={t("page.applications")}
			detail={t("applications.detail")}
		>
			<StaffApplications />
		</ConsolePage>
	);
}
