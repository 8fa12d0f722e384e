import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ContentAdmin } from "@/components/layout/console/content-admin";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("content");

export default async function ContentPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.content")} detail={t("content.detail")}>
			<ContentAdmin />
		</ConsolePage>
	);
}
