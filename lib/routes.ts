import type { sortOrders } from "@/gateway/contract/goods";
import type { CartType } from "@/gateway/contract/values";

/** A list's sort as its URL says it: the price sort has two directions. */
export const listSorts = [
	"default",
	"sales",
	"new",
	"price",
	"price-desc",
] as const;
export type ListSort = (typeof listSorts)[number];

export function isListSort(value: unknown): value is ListSort {
	return listSorts.some((sort) => sort === value);
}

/** The protocol's two parameters for one sort. */
export function sortParameters(sort: ListSort): {
	sort: (typeof sortOrders)[number];
	order: "asc" | "desc";
} {
	return sort === "price-desc"
		? { sort: "price", order: "desc" }
		: { sort, order: "asc" };
}

export interface ListPlace {
	cid?: number;
	title?: string;
	/** One area only; a category belongs to its area anyway. */
	cartType?: CartType;
	sort?: ListSort;
	page?: number;
}

/** Paths of the shop without locale prefix; `Link` adds it. Defaults stay out of the query: one address per page. */
export const paths = {
	home: (cartType: CartType = "SUPERMARKET") =>
		cartType === "SUPERMARKET" ? "/" : "/mall/mall_index",
	/** All categories of both areas. */
	categories: () => "/goods_cate",
	/** A sku stands in the address where one was chosen. */
	goods: (id: number, skuId?: number) =>
		skuId === undefined
			? `/goods_detail/${id}`
			: `/goods_detail/${id}?sku=${skuId}`,
	goodsList: (place: ListPlace = {}) => {
		const { cid, title, cartType, sort = "default", page = 1 } = place;
		const query = new URLSearchParams();
		if (cid !== undefined) query.set("cid", String(cid));
		if (title !== undefined) query.set("title", title);
		if (cartType !== undefined) query.set("cartType", cartType);
		if (sort !== "default") query.set("sort", sort);
		if (page > 1) query.set("page", String(page));
		return query.size > 0
			? `/goods/goods_search?${query}`
			: "/goods/goods_search";
	},
} as const;
