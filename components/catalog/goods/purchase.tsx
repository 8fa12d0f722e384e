import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import { mostOfOneSku } from "@/lib/terms/cart-terms";
import { freightOf } from "@/lib/terms/delivery-terms";
import { Availability } from "./availability";
import { DeliveredCost } from "./delivered-cost";
import { PriceNotes } from "./price-notes";
import { PurchasePanel, type PurchaseWords } from "./purchase-panel";
import { useOptionLabel } from "./use-option-label";
import { usePriceView } from "./use-price-view";

interface PurchaseProps {
	goods: GoodsDetail;
	/** The sku of the address, which may be none of this goods. */
	skuId?: number;
	offers?: ReactNode;
}

/** Words and prices are made here, so that the panel brings neither a catalogue of words nor decimals to a phone. */
export function Purchase({ goods, skuId, offers }: PurchaseProps) {
	const t = useTranslations("goods");
	const words = usePurchaseWords();
	const priceOf = usePriceView();
	const labelOf = useOptionLabel();
	const asked = goods.skus.find(({ id }) => id === skuId);
	const cheapest = goods.skus.find(
		({ price, stock }) =>
			price === goods.price && (stock > 0 || goods.stock === 0),
	);
	const options = goods.options.map((option) => ({
		...option,
		label: labelOf(option.name),
	}));
	const skus = goods.skus.map((sku) => ({
		id: sku.id,
		options: sku.options,
		stock: sku.stock,
		image: sku.image,
		cost: <Price {...priceOf(sku)} />,
		notes: (
			<>
				<PriceNotes {...sku} />
				<DeliveredCost price={sku.price} terms={freightOf(goods)} />
			</>
		),
		availability: <Availability stock={sku.stock} />,
		limit:
			sku.stock < mostOfOneSku
				? t("quantity.stockLimit", { count: sku.stock })
				: t("quantity.skuLimit", { count: mostOfOneSku }),
	}));
	return (
		<PurchasePanel
			options={options}
			skus={skus}
			initialSkuId={(asked ?? cheapest)?.id ?? 0}
			goodsId={goods.id}
			words={words}
			offers={offers}
		/>
	);
}

function usePurchaseWords(): PurchaseWords {
	const t = useTranslations("goods");
	return {
		add: t("buy.add"),
		added: t("buy.added"),
		notAdded: t("buy.notAdded"),
		look: t("buy.look"),
		buyNow: t("buy.now"),
		soldOut: t("buy.soldOut"),
		reasons: {
			soldOut: t("choice.soldOut"),
			impossible: t("choice.impossible"),
		},
		quantity: {
			label: t("quantity.label"),
			decrease: t("quantity.decrease"),
			increase: t("quantity.increase"),
		},
	};
}
