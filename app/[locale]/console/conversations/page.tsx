import { getTranslations } from "next-intl/server";
import { Inbox } from "@/components/care/conversation/admin/inbox";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("conversations");

export default async function ConversationsPage() {
	const t = await getTranslations("console.page");
	return (
		<ConsolePage title={t("conversations")} height={480}>
			<Inbox />
		</ConsolePage>
	);
}
