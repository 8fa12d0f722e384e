import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { Counter } from "@/components/sales/collecting/counter";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("collecting");

export default async function CollectingPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.collecting")} detail={t("collecting.detail")}>
			<Counter />
		</ConsolePage>
	);
}
