import { getTranslations } from "next-intl/server";
import { changeFilters, type ListFilters } from "@/lib/list-filters";
import { formatPriceBriefly } from "@/lib/money";
import { isCategoryList, type ListPlace, paths } from "@/lib/routes";
import { readCategoryPlace } from "./read-list";

export interface FilterInUse {
	name: string;
	/** The list without it. */
	path: string;
}

/** The same list with none of its filters; a category that narrows what words found is one. */
export function withoutFilters(place: ListPlace): ListPlace {
	const cid = isCategoryList(place) ? place.cid : undefined;
	return { ...place, cid, filters: undefined, page: 1 };
}

export function isNarrowed(place: ListPlace): boolean {
	const { cid, filters } = place;
	return filters !== undefined || cid !== withoutFilters(place).cid;
}

export async function listFiltersInUse(
	place: ListPlace,
): Promise<FilterInUse[]> {
	const t = await getTranslations("list.filter");
	const { filters = {} } = place;
	const { minPrice, maxPrice, inStock, merchantType, rating } = filters;
	const inUse: FilterInUse[] = [];
	const add = (name: string, change: Partial<ListPlace>) =>
		inUse.push({
			name,
			path: paths.goodsList({ ...place, ...change, page: 1 }),
		});
	const without = (change: ListFilters) => ({
		filters: changeFilters(filters, change),
	});

	if (place.cid !== undefined && !isCategoryList(place)) {
		const category = await readCategoryPlace(place);
		add(category?.name ?? t("category"), { cid: undefined });
	}
	if (minPrice ?? maxPrice)
		add(
			priceWords(t, filters),
			without({ minPrice: undefined, maxPrice: undefined }),
		);
	if (merchantType)
		add(
			merchantType === "self-support" ? t("selfSupport") : t("thirdParty"),
			without({ merchantType: undefined }),
		);
	if (rating)
		add(t("stars", { stars: rating }), without({ rating: undefined }));
	if (inStock) add(t("inStock"), without({ inStock: undefined }));
	return inUse;
}

function priceWords(
	t: Awaited<ReturnType<typeof getTranslations<"list.filter">>>,
	{ minPrice, maxPrice }: ListFilters,
): string {
	const from = minPrice && formatPriceBriefly(minPrice);
	const to = maxPrice && formatPriceBriefly(maxPrice);
	if (from && to) return t("priceBetween", { from, to });
	return from
		? t("priceFrom", { price: from })
		: t("priceTo", { price: to ?? "" });
}
