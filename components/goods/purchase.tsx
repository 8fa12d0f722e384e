import { useTranslations } from "next-intl";
import type { GoodsDetail } from "@/gateway/contract/goods";
import { Availability } from "./availability";
import { GoodsPrice } from "./goods-price";
import { PurchasePanel, type PurchaseWords } from "./purchase-panel";

// messages: goods.option.*
const knownOptions = [
	"colour",
	"size",
	"capacity",
	"flavour",
	"scent",
	"pack",
	"weight",
	"model",
] as const;

/** Words and prices are made here, so that the panel brings neither a catalogue of words nor decimals to a phone. */
export function Purchase({ goods }: { goods: GoodsDetail }) {
	const t = useTranslations("goods");
	const words = usePurchaseWords();
	const cheapest = goods.skus.find(
		({ price, stock }) =>
			price === goods.price && (stock > 0 || goods.stock === 0),
	);
	const options = goods.options.map(({ name, values }) => {
		const known = knownOptions.find((option) => option === name);
		return { name, values, label: known ? t(`option.${known}`) : name };
	});
	const skus = goods.skus.map((sku) => ({
		id: sku.id,
		options: sku.options,
		stock: sku.stock,
		image: sku.image,
		cost: <GoodsPrice goods={sku} />,
		availability: <Availability stock={sku.stock} />,
	}));
	return (
		<PurchasePanel
			options={options}
			skus={skus}
			initialSkuId={cheapest?.id ?? 0}
			words={words}
		/>
	);
}

function usePurchaseWords(): PurchaseWords {
	const t = useTranslations("goods");
	return {
		add: t("buy.add"),
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
