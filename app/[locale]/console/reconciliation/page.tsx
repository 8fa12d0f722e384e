import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { Reconciliation } from "@/components/sales/settlement/reconciliation/reconciliation";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("reconciliation");

export default async function ReconciliationPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage
			title={t("page.reconciliation")}
			detail={t("reconciliation.detail")}
		>
			<Reconciliation />
		</ConsolePage>
	);
}
