import {
	and,
	asc,
	desc,
	eq,
	gt,
	gte,
	lte,
	or,
	type SQL,
	sql,
} from "drizzle-orm";
import type { CartType } from "../../../contract/values";
import { goods, placedTokens } from "../../../db/schema/goods";
import { merchant } from "../../../db/schema/merchant";
import type { SearchQuery } from "../../../full-text/query";
import { priceTokens } from "./price-tokens";

// Which goods a list holds, and in which order: the parts of its queries.

export interface CategoryIds {
	level: "top" | "leaf";
	id: number;
}

export interface GoodsFilter {
	query?: SearchQuery;
	categoryIds?: CategoryIds;
	/** One of these, which are one at least. */
	anyCategory?: CategoryIds[];
	merchantId?: number;
	cartType?: CartType;
	onlySaving?: boolean;
	minPrice?: string;
	maxPrice?: string;
	onlyInStock?: boolean;
	isSelfSupport?: boolean;
	brand?: string;
	origin?: string;
	/** Stars as a card shows them. */
	minRating?: number;
}

export type GoodsOrder =
	| "match"
	| "sales"
	| "new"
	| "unitPrice"
	| "priceAscending"
	| "priceDescending";

/** Goods of the filter's place that match the words; of its prices at least those that it is narrowed to. */
export function matches(words: string, filter: GoodsFilter): SQL | undefined {
	const { categoryIds, merchantId, cartType, minPrice, maxPrice } = filter;
	const any = filter.anyCategory?.map(({ level, id }) => `'#${level}${id}'`);
	const places = [
		categoryIds && `#${categoryIds.level}${categoryIds.id}`,
		merchantId && `#merchant${merchantId}`,
		cartType && `#area${cartType}`,
	].filter((place) => place !== undefined);
	const prices = minPrice || maxPrice ? priceTokens(minPrice, maxPrice) : [];
	const query = [`(${words})`, ...places.map((place) => `'${place}'`)];
	if (any) query.push(`(${any.join(" | ")})`);
	if (prices.length > 0)
		query.push(`(${prices.map((price) => `'${price}'`).join(" | ")})`);
	return and(
		goods.isShown,
		sql`${placedTokens(goods)} @@ ${query.join(" & ")}::tsquery`,
	);
}

export function liesIn({ level, id }: CategoryIds): SQL {
	return eq(level === "top" ? goods.topCategoryId : goods.categoryId, id);
}

function withinPlace(filter: GoodsFilter): SQL | undefined {
	return and(
		goods.isShown,
		filter.categoryIds && liesIn(filter.categoryIds),
		filter.anyCategory && or(...filter.anyCategory.map(liesIn)),
		filter.merchantId ? eq(goods.merchantId, filter.merchantId) : undefined,
		filter.cartType ? eq(goods.cartType, filter.cartType) : undefined,
		filter.onlySaving ? sql`${goods.oldPrice} is not null` : undefined,
	);
}

/** What the goods found are narrowed to. */
export function narrowed(filter: GoodsFilter): SQL | undefined {
	return and(
		filter.minPrice ? gte(goods.price, filter.minPrice) : undefined,
		filter.maxPrice ? lte(goods.price, filter.maxPrice) : undefined,
		filter.onlyInStock ? gt(goods.stock, 0) : undefined,
		filter.brand ? eq(goods.brand, filter.brand) : undefined,
		filter.origin ? eq(goods.origin, filter.origin) : undefined,
		filter.minRating ? gte(goods.rating, String(filter.minRating)) : undefined,
		filter.isSelfSupport === undefined
			? undefined
			: sql`${goods.merchantId} = any(array(select ${merchant.id} from ${merchant}
				where ${merchant.isSelfSupport} = ${filter.isSelfSupport}))`,
	);
}

export function where(filter: GoodsFilter): SQL | undefined {
	return and(withinPlace(filter), narrowed(filter));
}

/** What is sold out stands behind all that can be bought. */
export const bestSellersFirst = [
	sql`(${goods.stock} = 0)`,
	desc(goods.sales),
	asc(goods.id),
];

export function orderBy(order: GoodsOrder): SQL[] {
	switch (order) {
		case "match":
		case "sales":
			return bestSellersFirst;
		case "new":
			return [desc(goods.createdAt), asc(goods.id)];
		case "unitPrice":
			return [asc(goods.unitPrice), asc(goods.id)];
		case "priceAscending":
			return [asc(goods.price), asc(goods.id)];
		case "priceDescending":
			return [desc(goods.price), desc(goods.id)];
	}
}
