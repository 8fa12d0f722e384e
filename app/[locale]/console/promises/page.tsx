import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { Promises } from "@/components/sales/promise/promises";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("promises");

export default async function PromisesPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.promises")} detail={t("promises.detail")}>
			<Promises />
		</ConsolePage>
	);
}
