import { getTranslations } from "next-intl/server";
import { ConversationSettings } from "@/components/care/conversation/admin/settings";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { LinkButton } from "@/components/ui/button";
import { consolePaths } from "@/lib/routes/console-paths";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("conversations");

export default async function ConversationSettingsPage() {
	const t = await getTranslations("console.conversations");
	return (
		<ConsolePage
			title={t("settings")}
			height={240}
			actions={
				<LinkButton kind="quiet" href={consolePaths.page("conversations")}>
					{t("inbox")}
				</LinkButton>
			}
		>
			<ConversationSettings />
		</ConsolePage>
	);
}
