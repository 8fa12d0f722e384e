import { getTranslations } from "next-intl/server";
import { Security } from "@/components/identity/second-factor/security";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("security");

export default async function SecurityPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage
			title={t("page.security")}
			detail={t("security.detail")}
			height={160}
		>
			<Security />
		</ConsolePage>
	);
}
