import { useTranslations } from "next-intl";
import type { DeliveryTerms } from "@/gateway/contract/delivery/delivery-terms";
import { formatPriceBriefly } from "@/lib/money/money";
import { deliveredCost } from "@/lib/terms/delivery-terms";

interface DeliveredCostProps {
	price: string;
	terms: DeliveryTerms;
}

/** What one of it costs at the door. */
export function DeliveredCost({ price, terms }: DeliveredCostProps) {
	const t = useTranslations("goods.delivery");
	const { total, isFree } = deliveredCost(price, terms);
	return (
		<p className="soft">
			{isFree ? t("free") : t("total", { amount: formatPriceBriefly(total) })}
		</p>
	);
}
