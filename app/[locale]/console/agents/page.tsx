import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { AgentPanel } from "@/components/sales/agent/admin/agent-panel";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("agents");

export default async function AgentsPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.agents")} detail={t("agents.detail")}>
			<AgentPanel />
		</ConsolePage>
	);
}
