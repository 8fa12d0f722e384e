import { useTranslations } from "next-intl";
import { formatPriceBriefly } from "@/lib/money/money";
import { savingOf } from "@/lib/money/saving";

/** What a goods costs, what it cost and what is saved, in words: the browser needs neither the catalogue nor decimals. */
export interface PriceView {
	amount: string;
	/** Only where something is saved. */
	old: { amount: string; label: string; saving: string } | null;
	/** "from", on the side where the language has it. */
	before?: string;
	after?: string;
}

interface Priced {
	price: string;
	oldPrice: string | null;
	/** For a goods whose skus differ in price. */
	hasPriceRange?: boolean;
}

export function usePriceView(): (goods: Priced) => PriceView {
	const t = useTranslations("goods.price");
	const [before, after] = t("from", { price: "|" })
		.split("|")
		.map((word) => word.trim() || undefined);
	return ({ price, oldPrice, hasPriceRange }) => {
		const saving = savingOf(price, oldPrice);
		return {
			amount: price,
			old:
				saving && oldPrice
					? {
							amount: oldPrice,
							label: t("old"),
							saving: t("saving", { amount: formatPriceBriefly(saving) }),
						}
					: null,
			...(hasPriceRange && { before, after }),
		};
	};
}
