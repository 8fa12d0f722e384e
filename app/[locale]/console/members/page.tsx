import { getTranslations } from "next-intl/server";
import { Members } from "@/components/identity/member/members";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("members");

export default async function MembersPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage
			title={t("page.members")}
			detail={t("members.detail")}
			height={64}
		>
			<Members />
		</ConsolePage>
	);
}
