import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { Audit } from "@/components/platform/audit/audit";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("audit");

export default async function AuditPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.audit")} detail={t("audit.detail")} height={64}>
			<Audit />
		</ConsolePage>
	);
}
