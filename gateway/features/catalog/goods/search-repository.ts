import { totalMax } from "../../../contract/catalog/goods";
import type { Database } from "../../../db/client";
import type { SearchQuery } from "../../../full-text/query";
import { countGoods, type GoodsCountRow } from "./count-repository";
import { totalOf } from "./facets";
import { type GoodsFilter, narrowed } from "./filter-repository";
import {
	listBestMatches,
	listMatches,
	type Match,
	withWordIndexes,
} from "./match-repository";
import { type GoodsCardRow, type GoodsSlice, listCardsOf } from "./repository";

export interface Search {
	filter: GoodsFilter;
	query: SearchQuery;
	slice: Required<GoodsSlice>;
}

/**
 * Cards that words find, and what is counted of them. Where more goods match than a total says, the list is of the
 * best matches, in whatever order.
 */
export function searchGoods(
	db: Database,
	search: Search,
): Promise<{ rows: GoodsCardRow[]; counts: GoodsCountRow[] }> {
	return withWordIndexes(db, async (tx) => {
		const counts = await countGoods(tx, search.filter);
		const { total, isTotalCapped } = totalOf(counts);
		const isBehind = search.slice.offset >= total;
		if (isBehind) return { rows: [], counts };
		// Narrowed to few goods, words may still be those of very many.
		const isMany = isTotalCapped || narrowed(search.filter) !== undefined;
		const rows = isMany
			? await readMany(tx, search)
			: await listCardsOf(tx, await listMatches(tx, search, search.slice));
		return { rows, counts };
	});
}

async function readMany(db: Database, search: Search) {
	const { order, offset, limit } = search.slice;
	const isBestFirst = order === "match" || order === "sales";
	const best = await listBestMatches(db, search, {
		order,
		limit: isBestFirst ? offset + limit : totalMax,
	});
	const ordered = isBestFirst
		? best
		: best.sort(
				(left, right) =>
					left.tier - right.tier || comparisons[order](left, right),
			);
	const shown = ordered.slice(offset, offset + limit);
	return listCardsOf(
		db,
		shown.map(({ id }) => id),
	);
}

const byPrice = (left: Match, right: Match) =>
	Number(left.price) - Number(right.price) || left.id - right.id;

const comparisons = {
	priceAscending: byPrice,
	priceDescending: (left: Match, right: Match) => byPrice(right, left),
	new: (left: Match, right: Match) =>
		right.createdAt.getTime() - left.createdAt.getTime() || left.id - right.id,
};
