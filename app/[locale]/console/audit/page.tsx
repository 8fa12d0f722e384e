import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { Audit } from "@/components/platform/audit/audit";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("audit");

export default async function AuditPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.audit")} detail={t("audit.detail")}>
			<Suspense fallback={<ListSkeleton height={64} />}>
				<Audit />
			</Suspense>
		</ConsolePage>
	);
}
