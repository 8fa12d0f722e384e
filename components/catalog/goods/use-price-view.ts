import { useTranslations } from "next-intl";
import type { PriceProps } from "@/components/ui/price";
import { formatPriceBriefly } from "@/lib/money/money";
import { savingOf } from "@/lib/money/saving";

interface Priced {
	price: string;
	oldPrice: string | null;
	/** For a goods whose skus differ in price. */
	hasPriceRange?: boolean;
}

/**
 * What a goods costs and what is saved, in words: the browser needs neither the catalogue nor decimals. "from" stands on
 * the side where the language has it; the old price only where something is saved.
 */
export function usePriceView(): (goods: Priced) => PriceProps {
	const t = useTranslations("goods.price");
	const [before, after] = t("from", { price: "|" })
		.split("|")
		.map((word) => word.trim());
	return ({ price, oldPrice, hasPriceRange }) => {
		const saving = savingOf(price, oldPrice);
		return {
			amount: price,
			...(saving && {
				oldPrice,
				oldPriceLabel: t("old"),
				saving: t("saving", { amount: formatPriceBriefly(saving) }),
			}),
			...(hasPriceRange && before && { before }),
			...(hasPriceRange && after && { after }),
		};
	};
}
