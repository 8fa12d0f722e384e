import { totalMax } from "../../contract/goods";
import type { Database } from "../../db/client";
import type { SearchQuery } from "../search/query";
import { countGoods, type GoodsCountRow } from "./count-repository";
import { totalOf } from "./facets";
import type { GoodsFilter } from "./filter-repository";
import {
	listBestMatches,
	listMatches,
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
		const rows = isTotalCapped
			? await readMany(tx, search)
			: await readFew(tx, search);
		return { rows, counts };
	});
}

async function readFew(db: Database, { filter, query, slice }: Search) {
	if (slice.order === "match")
		return listCardsOf(db, await listMatches(db, filter, query, slice));
	const whole = { limit: totalMax, offset: 0 };
	return listCardsOf(db, await listMatches(db, filter, query, whole), slice);
}

async function readMany(db: Database, { filter, query, slice }: Search) {
	const { order, offset, limit } = slice;
	if (order === "match" || order === "sales") {
		const ids = await listBestMatches(db, filter, query, {
			order,
			limit: offset + limit,
		});
		return listCardsOf(db, ids.slice(offset));
	}
	const ids = await listBestMatches(db, filter, query, {
		order: "match",
		limit: totalMax,
	});
	return listCardsOf(db, ids, slice);
}
