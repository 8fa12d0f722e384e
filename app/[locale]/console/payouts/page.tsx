import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { PayoutRuns } from "@/components/sales/settlement/payout/runs";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("payouts");

export default async function PayoutsPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.payouts")} detail={t("payouts.detail")}>
			<PayoutRuns />
		</ConsolePage>
	);
}
