import { getTranslations } from "next-intl/server";
import { currentLocale } from "@/lib/i18n/locale";
import { changeFilters, type ListFilters } from "@/lib/routes/list-filters";
import { isCategoryList, type ListQuery } from "@/lib/routes/paths";
import { originName } from "./origin-name";
import { type GoodsPage, readCounts } from "./read-list";

// messages: list.filter.*

export interface Choice {
	value: string;
	name: string;
	/** Of goods that taking it would give. */
	count: number;
}

export interface ChoiceFacet {
	/** Its parameter in the address. */
	name: "cid" | "brand" | "origin" | "merchantType" | "rating";
	label: string;
	/** Value of the choice in use. */
	chosen?: string;
	choices: Choice[];
	/** Not all goods were counted: each count is a least number. */
	isAtLeast: boolean;
}

const categoriesMax = 20;

/**
 * What a list can be narrowed by, one of each at a time. Of a facet in use the other choices are counted as if it were
 * not, so that each count is what a shopper gets by taking that choice instead. What would narrow nothing is left out.
 */
export async function readChoices(
	place: ListQuery,
	goods: GoodsPage,
): Promise<ChoiceFacet[]> {
	const facets = await Promise.all([
		categoryFacet(place, goods),
		factFacet("brand", place, goods),
		factFacet("origin", place, goods),
		sellerFacet(place, goods),
		starsFacet(place, goods),
	]);
	return facets.filter(
		({ chosen, choices }) =>
			chosen !== undefined || choices.some(({ count }) => count < goods.total),
	);
}

/** A list by category names its parts above, so only what is found by words or in an area is narrowed this way. */
async function categoryFacet(
	place: ListQuery,
	goods: GoodsPage,
): Promise<ChoiceFacet> {
	const t = await getTranslations("list.filter");
	const chosen = isCategoryList(place) ? undefined : place.cid;
	const { facets, isTotalCapped } =
		chosen === undefined
			? goods
			: await readCounts({ ...place, cid: undefined });
	return {
		name: "cid",
		label: t("category"),
		chosen: chosen?.toString(),
		choices: isCategoryList(place)
			? []
			: facets.categories
					.slice(0, categoriesMax)
					.map(({ id, name, count }) => ({ value: String(id), name, count })),
		isAtLeast: isTotalCapped,
	};
}

/** Of goods of one brand or one origin there is nothing to choose. */
async function factFacet(
	name: "brand" | "origin",
	place: ListQuery,
	goods: GoodsPage,
): Promise<ChoiceFacet> {
	const t = await getTranslations("list.filter");
	const locale = await currentLocale();
	const { facets, isTotalCapped } = await readWithout(name, place, goods);
	return {
		name,
		label: t(name),
		chosen: place.filters?.[name],
		choices: facets[`${name}s`].map(({ value, count }) => ({
			value,
			name: name === "origin" ? originName(locale, value) : value,
			count,
		})),
		isAtLeast: isTotalCapped,
	};
}

async function sellerFacet(
	place: ListQuery,
	goods: GoodsPage,
): Promise<ChoiceFacet> {
	const t = await getTranslations("list.filter");
	const { facets, isTotalCapped } = await readWithout(
		"merchantType",
		place,
		goods,
	);
	return {
		name: "merchantType",
		label: t("merchantType"),
		chosen: place.filters?.merchantType,
		choices: facets.merchantTypes.map(({ type, count }) => ({
			value: type,
			name: type === "self-support" ? t("selfSupport") : t("thirdParty"),
			count,
		})),
		isAtLeast: isTotalCapped,
	};
}

async function starsFacet(
	place: ListQuery,
	goods: GoodsPage,
): Promise<ChoiceFacet> {
	const t = await getTranslations("list.filter");
	const { facets, isTotalCapped } = await readWithout("rating", place, goods);
	return {
		name: "rating",
		label: t("rating"),
		chosen: place.filters?.rating?.toString(),
		choices: facets.ratings
			.filter(({ count }) => count > 0)
			.map(({ minimum, count }) => ({
				value: String(minimum),
				name: t("stars", { stars: minimum }),
				count,
			})),
		isAtLeast: isTotalCapped,
	};
}

async function readWithout(
	name: keyof ListFilters,
	place: ListQuery,
	goods: GoodsPage,
): Promise<GoodsPage> {
	if (place.filters?.[name] === undefined) return goods;
	const filters = changeFilters(place.filters, { [name]: undefined });
	return readCounts({ ...place, filters });
}
