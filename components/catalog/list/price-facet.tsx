import { useTranslations } from "next-intl";
import { formatPriceBriefly } from "@/lib/money/money";
import type { ListFilters } from "@/lib/routes/list-filters";
import { Facet } from "./facet";
import type { Total } from "./show-words";

interface PriceFacetProps {
	filters?: ListFilters;
	/** What the goods of the list cost; absent where it is not known. */
	range?: { min: string; max: string } | null;
	total: Total;
}

function rounded(amount: number): string {
	return formatPriceBriefly(String(amount));
}

export function PriceFacet({ filters, range, total }: PriceFacetProps) {
	const t = useTranslations("list.filter");
	const { minPrice, maxPrice } = filters ?? {};
	return (
		<Facet
			id="filter-price"
			label={t("price")}
			isInUse={Boolean(minPrice ?? maxPrice)}
			total={total}
		>
			<div className="range row gap-x2">
				<input
					className="grow"
					name="minPrice"
					inputMode="decimal"
					aria-label={t("priceLeast")}
					placeholder={range ? rounded(Math.floor(Number(range.min))) : "HK$"}
					defaultValue={minPrice}
				/>
				<span aria-hidden="true">–</span>
				<input
					className="grow"
					name="maxPrice"
					inputMode="decimal"
					aria-label={t("priceMost")}
					placeholder={range ? rounded(Math.ceil(Number(range.max))) : "HK$"}
					defaultValue={maxPrice}
				/>
			</div>
		</Facet>
	);
}
