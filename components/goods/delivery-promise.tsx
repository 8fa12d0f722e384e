import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { GoodsDetail } from "@/gateway/contract/goods";
import { deliveryHours, deliveryTerms } from "@/lib/delivery-terms";
import { formatPriceBriefly } from "@/lib/money";

/** When it comes and what that costs, before anything is in a cart. Plain elements of the goods page's region. */
export function DeliveryPromise({ goods }: { goods: GoodsDetail }) {
	const t = useTranslations("goods.delivery");
	const { fee, freeFrom } = deliveryTerms[goods.cartType];
	const { firstHour, lastHour, slotHours } = deliveryHours;
	const isFromStore = goods.cartType === "SUPERMARKET";
	const amounts = {
		fee: formatPriceBriefly(fee),
		amount: formatPriceBriefly(freeFrom),
	};
	return (
		<section className="promise" aria-label={t("title")}>
			<p>
				<Icon name="calendar-clock" size={20} />
				{isFromStore
					? t("slots", {
							from: `${firstHour}:00`,
							to: `${lastHour}:00`,
							hours: slotHours,
						})
					: t("courier", { merchant: goods.merchant.name })}
			</p>
			<p>
				<Icon name="truck" size={20} />
				{isFromStore ? t("fee", amounts) : t("feeMerchant", amounts)}
			</p>
		</section>
	);
}
