import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { deliveryTerms } from "@/gateway/contract/delivery/delivery-terms";
import type { CartType } from "@/gateway/contract/values";
import { formatPriceBriefly } from "@/lib/money/money";
import { deliveryHours } from "@/lib/terms/delivery-terms";
import { DeliveryStripStyles } from "./delivery-strip-styles";

/** How goods of this area arrive and what that costs. */
export function DeliveryStrip({ cartType }: { cartType: CartType }) {
	const t = useTranslations("home.delivery");
	const { fee, freeFrom } = deliveryTerms[cartType];
	const { firstHour, lastHour, slotHours } = deliveryHours;
	const isFromStore = cartType === "SUPERMARKET";
	return (
		<DeliveryStripStyles aria-label={t("label")}>
			{isFromStore ? (
				<p>
					<Icon name="calendar-clock" size={22} />
					<b>{t("hours", { from: `${firstHour}:00`, to: `${lastHour}:00` })}</b>
					<span>{t("slots", { hours: slotHours })}</span>
				</p>
			) : (
				<p>
					<Icon name="package-check" size={22} />
					<b>{t("courier")}</b>
					<span>{t("courierDetail")}</span>
				</p>
			)}
			<p>
				<Icon name="truck" size={22} />
				<b>{t("freeFrom", { amount: formatPriceBriefly(freeFrom) })}</b>
				<span>
					{!isFromStore && <>{t("perMerchant")} · </>}
					{t("fee", { fee: formatPriceBriefly(fee) })}
				</span>
			</p>
		</DeliveryStripStyles>
	);
}
