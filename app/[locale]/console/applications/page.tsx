import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { StaffApplications } from "@/components/marketplace/merchant-application/staff-applications";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("applications");

export default async function ApplicationsPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage
			title={t("page.applications")}
			detail={t("applications.detail")}
		>
			<Suspense fallback={<ListSkeleton height={64} />}>
				<StaffApplications />
			</Suspense>
		</ConsolePage>
	);
}
