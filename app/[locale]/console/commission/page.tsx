import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { Commission } from "@/components/sales/settlement/commission";
import { commissionDefault } from "@/gateway/contract/sales/settlement-terms";
import { percentOf } from "@/lib/money/percent";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("commission");

export default async function CommissionPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage
			title={t("page.commission")}
			detail={t("commission.detail", { percent: percentOf(commissionDefault) })}
		>
			<Commission />
		</ConsolePage>
	);
}
