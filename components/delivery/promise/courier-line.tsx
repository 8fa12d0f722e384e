import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { deliveryTerms } from "@/gateway/contract/delivery/delivery-terms";
import { formatPriceBriefly } from "@/lib/money/money";
import { LineStyles } from "./line-styles";

/** How goods of the mall arrive and from when on that costs nothing. */
export function CourierLine() {
	const t = useTranslations("home.delivery");
	const { freeFrom } = deliveryTerms.E_COMMERCE;
	return (
		<LineStyles aria-label={t("label")}>
			<Icon name="truck" size={20} className="jade" />
			<p className="line-tight">
				<b>{t("courier")}</b> ·{" "}
				{t("free", { amount: formatPriceBriefly(freeFrom) })}
			</p>
		</LineStyles>
	);
}
