import { and, asc, desc, eq, gt, gte, lte, type SQL, sql } from "drizzle-orm";
import type { CartType } from "../../contract/values";
import { goods } from "../../db/schema/goods";
import { merchant } from "../../db/schema/merchant";
import type { SearchQuery } from "../search/query";

// Which goods a list holds, and in which order: the parts of its queries.

export interface GoodsFilter {
	query?: SearchQuery;
	categoryIds?: { level: "top" | "leaf"; id: number };
	merchantId?: number;
	cartType?: CartType;
	onlySaving?: boolean;
	minPrice?: string;
	maxPrice?: string;
	onlyInStock?: boolean;
	isSelfSupport?: boolean;
	/** Stars as a card shows them. */
	minRating?: number;
}

export type GoodsOrder =
	| "match"
	| "sales"
	| "new"
	| "priceAscending"
	| "priceDescending";

export function matches(query: string): SQL {
	return sql`${goods.search} @@ ${query}::tsquery`;
}

export function where(filter: GoodsFilter): SQL | undefined {
	const { categoryIds, query } = filter;
	return and(
		goods.isShown,
		query && matches(query.matching),
		categoryIds &&
			eq(
				categoryIds.level === "top" ? goods.topCategoryId : goods.categoryId,
				categoryIds.id,
			),
		filter.merchantId ? eq(goods.merchantId, filter.merchantId) : undefined,
		filter.cartType ? eq(goods.cartType, filter.cartType) : undefined,
		filter.onlySaving ? sql`${goods.oldPrice} is not null` : undefined,
		filter.minPrice ? gte(goods.price, filter.minPrice) : undefined,
		filter.maxPrice ? lte(goods.price, filter.maxPrice) : undefined,
		filter.onlyInStock ? gt(goods.stock, 0) : undefined,
		filter.minRating ? gte(goods.rating, String(filter.minRating)) : undefined,
		filter.isSelfSupport === undefined
			? undefined
			: sql`${goods.merchantId} in (select ${merchant.id} from ${merchant}
				where ${merchant.isSelfSupport} = ${filter.isSelfSupport})`,
	);
}

/** What is sold out stands behind all that can be bought. */
export const bestSellersFirst = [
	sql`(${goods.stock} = 0)`,
	desc(goods.sales),
	asc(goods.id),
];

export function orderBy(order: GoodsOrder, query?: SearchQuery): SQL[] {
	switch (order) {
		case "match":
			return [
				...(query?.better ?? []).map((better) => desc(matches(better))),
				...bestSellersFirst,
			];
		case "sales":
			return bestSellersFirst;
		case "new":
			return [desc(goods.createdAt), asc(goods.id)];
		case "priceAscending":
			return [asc(goods.price), asc(goods.id)];
		case "priceDescending":
			return [desc(goods.price), desc(goods.id)];
	}
}
