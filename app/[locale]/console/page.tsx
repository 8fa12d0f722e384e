import { getTranslations } from "next-intl/server";
import { Dashboard } from "@/components/insight/dashboard/dashboard";
import { ConsolePage } from "@/components/layout/console/console-page";

export const prefetch = "partial";

export default async function DashboardPage() {
	const t = await getTranslations("console.page");
	return (
		<ConsolePage title={t("dashboard")} height={140}>
			<Dashboard />
		</ConsolePage>
	);
}
