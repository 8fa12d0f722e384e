import { useTranslations } from "next-intl";
import { Price } from "@/components/ui/price";
import { formatPriceBriefly, savingOf } from "@/lib/money";

interface GoodsPriceProps {
	goods: { price: string; oldPrice: string | null };
	/** For a goods whose skus differ in price. */
	isFrom?: boolean;
}

/** What it costs, what it cost, and what is saved; plain elements under `goodsCardStyle`. */
export function GoodsPrice({ goods, isFrom }: GoodsPriceProps) {
	const t = useTranslations("goods.price");
	const saving = savingOf(goods.price, goods.oldPrice);
	const [before, after] = isFrom ? t("from", { price: "|" }).split("|") : [];
	return (
		<>
			<Price
				amount={goods.price}
				oldPrice={saving ? goods.oldPrice : undefined}
				oldPriceLabel={t("old")}
				before={before?.trim()}
				after={after?.trim()}
			/>
			{saving && (
				<span className="saving">
					{t("saving", { amount: formatPriceBriefly(saving) })}
				</span>
			)}
		</>
	);
}
