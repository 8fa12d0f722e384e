import { getTranslations } from "next-intl/server";
import { Preparation } from "@/components/identity/setup/preparation";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("setup");

export default async function PreparationPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.setup")} detail={t("setup.detail")}>
			<Preparation />
		</ConsolePage>
	);
}
