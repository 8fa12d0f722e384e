import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { Health } from "@/components/platform/health/health";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("health");

export default async function HealthPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.health")} detail={t("health.detail")}>
			<Health />
		</ConsolePage>
	);
}
