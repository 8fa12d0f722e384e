import { useTranslations } from "next-intl";
import type { CartType } from "@/gateway/contract/values";
import { formatPriceBriefly } from "@/lib/money/money";
import { deliveredCost } from "@/lib/terms/delivery-terms";

interface DeliveredCostProps {
	price: string;
	cartType: CartType;
}

/** What one of it costs at the door. */
export function DeliveredCost({ price, cartType }: DeliveredCostProps) {
	const t = useTranslations("goods.delivery");
	const { total, isFree } = deliveredCost(price, cartType);
	return (
		<p className="soft">
			{isFree ? t("free") : t("total", { amount: formatPriceBriefly(total) })}
		</p>
	);
}
