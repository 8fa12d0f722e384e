import { getTranslations } from "next-intl/server";
import { currentLocale } from "@/lib/i18n/locale";
import { formatPriceBriefly } from "@/lib/money/money";
import { changeFilters, type ListFilters } from "@/lib/routes/list-filters";
import { isCategoryList, type ListQuery, paths } from "@/lib/routes/paths";
import { originName } from "./origin-name";
import { readCategoryQuery } from "./read-list";

export interface FilterInUse {
	name: string;
	/** The list without it. */
	path: string;
}

/** The same list with none of its filters; a category that narrows what words found is one. */
export function withoutFilters(place: ListQuery): ListQuery {
	const cid = isCategoryList(place) ? place.cid : undefined;
	return { ...place, cid, filters: undefined, page: 1 };
}

export function isNarrowed(place: ListQuery): boolean {
	const { cid, filters } = place;
	return filters !== undefined || cid !== withoutFilters(place).cid;
}

export async function listFiltersInUse(
	place: ListQuery,
): Promise<FilterInUse[]> {
	const t = await getTranslations("list.filter");
	const { filters = {} } = place;
	const { minPrice, maxPrice, inStock, merchantType, brand, origin, rating } =
		filters;
	const inUse: FilterInUse[] = [];
	const add = (name: string, change: Partial<ListQuery>) =>
		inUse.push({
			name,
			path: paths.goodsList({ ...place, ...change, page: 1 }),
		});
	const without = (change: ListFilters) => ({
		filters: changeFilters(filters, change),
	});

	if (place.cid !== undefined && !isCategoryList(place)) {
		const category = await readCategoryQuery(place);
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
	if (brand) add(brand, without({ brand: undefined }));
	if (origin)
		add(
			originName(await currentLocale(), origin),
			without({ origin: undefined }),
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
