import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { Settlement } from "@/components/sales/settlement/settlement";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("settlement");

export default async function SettlementPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.settlement")} detail={t("settlement.detail")}>
			<Settlement />
		</ConsolePage>
	);
}
