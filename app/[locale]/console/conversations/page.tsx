import { getTranslations } from "next-intl/server";
import { Inbox } from "@/components/care/conversation/admin/inbox";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { LinkButton } from "@/components/ui/button";
import { consolePaths } from "@/lib/routes/console-paths";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("conversations");

export default async function ConversationsPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage
			title={t("page.conversations")}
			height={480}
			actions={
				<LinkButton
					kind="quiet"
					href={consolePaths.page("conversations/settings")}
				>
					{t("conversations.settings")}
				</LinkButton>
			}
		>
			<Inbox />
		</ConsolePage>
	);
}
