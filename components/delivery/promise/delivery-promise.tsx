import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import { formatPriceBriefly } from "@/lib/money/money";
import { deliveryHours, freightOf } from "@/lib/terms/delivery-terms";
import { PromiseStyles } from "./promise-styles";
import { StorePromise } from "./store-promise";

/** When it comes and what that costs, before anything is in a cart. */
export function DeliveryPromise({ goods }: { goods: GoodsDetail }) {
	const t = useTranslations("goods.delivery");
	return (
		<PromiseStyles aria-label={t("title")}>
			{goods.cartType === "SUPERMARKET" ? (
				<StorePromise
					merchantId={goods.merchant.id}
					price={goods.hasPriceRange ? undefined : goods.price}
				>
					<Terms goods={goods} />
				</StorePromise>
			) : (
				<div className="lines">
					<Terms goods={goods} />
				</div>
			)}
		</PromiseStyles>
	);
}

/** What is true wherever the goods go. */
function Terms({ goods }: { goods: GoodsDetail }) {
	const t = useTranslations("goods.delivery");
	const { fee, freeFrom } = freightOf(goods);
	const { firstHour, lastHour, slotHours } = deliveryHours;
	const isFromStore = goods.cartType === "SUPERMARKET";
	const amounts = {
		fee: formatPriceBriefly(fee),
		amount: formatPriceBriefly(freeFrom),
	};
	return (
		<>
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
		</>
	);
}
