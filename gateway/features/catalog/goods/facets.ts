import {
	type Facets,
	factsOffered,
	ratingMinimums,
	totalMax,
} from "../../../contract/catalog/goods";
import { type LocaleCode, localize } from "../../../contract/locale";
import { merchantTypes } from "../../../contract/merchant-type";
import type { FactCountRow, GoodsCountRow } from "./count-repository";
import type { CategoryNameRow } from "./repository";

export const noFacets: Facets = {
	categories: [],
	merchantTypes: [],
	brands: [],
	origins: [],
	inStock: 0,
	ratings: ratingMinimums.map((minimum) => ({ minimum, count: 0 })),
	price: null,
};

function sum(counts: number[]): number {
	return Math.min(
		counts.reduce((total, one) => total + one, 0),
		totalMax,
	);
}

export function totalOf(rows: GoodsCountRow[]) {
	const counted = rows.reduce((total, row) => total + row.count, 0);
	return {
		total: Math.min(counted, totalMax),
		isTotalCapped: counted > totalMax,
	};
}

/** Words are found in turns, each with counts of its own. */
function presentFacts(facts: FactCountRow[], fact: FactCountRow["fact"]) {
	const counts = new Map<string, number>();
	for (const { value, count } of facts.filter((one) => one.fact === fact))
		counts.set(value, (counts.get(value) ?? 0) + count);
	return [...counts]
		.map(([value, count]) => ({ value, count: Math.min(count, totalMax) }))
		.sort(
			(left, right) =>
				right.count - left.count || (left.value < right.value ? -1 : 1),
		)
		.slice(0, factsOffered);
}

export function presentFacets(
	{ counts: rows, facts }: { counts: GoodsCountRow[]; facts: FactCountRow[] },
	names: CategoryNameRow[],
	locale: LocaleCode,
): Facets {
	if (rows.length === 0) return noFacets;
	const countWhere = (isCounted: (row: GoodsCountRow) => boolean) =>
		sum(rows.filter(isCounted).map((row) => row.count));
	const cheapest = rows.reduce((least, row) =>
		Number(row.minPrice) < Number(least.minPrice) ? row : least,
	);
	const dearest = rows.reduce((most, row) =>
		Number(row.maxPrice) > Number(most.maxPrice) ? row : most,
	);
	return {
		categories: names
			.map(({ id, name }) => ({
				id,
				name: localize(name, locale),
				count: countWhere((row) => row.categoryId === id),
			}))
			.sort((left, right) => right.count - left.count || left.id - right.id),
		merchantTypes: merchantTypes
			.map((type) => ({
				type,
				count: countWhere(
					(row) => row.isSelfSupport === (type === "self-support"),
				),
			}))
			.filter(({ count }) => count > 0),
		brands: presentFacts(facts, "brand"),
		origins: presentFacts(facts, "origin"),
		inStock: sum(rows.map((row) => row.inStock)),
		ratings: ratingMinimums.map((minimum) => ({
			minimum,
			count: sum(rows.map((row) => row[`ratedFrom${minimum}`])),
		})),
		price: { min: cheapest.minPrice, max: dearest.maxPrice },
	};
}
