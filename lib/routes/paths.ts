import type { sortOrders } from "@/gateway/contract/catalog/goods";
import type { AgreementName } from "@/gateway/contract/content/help-terms";
import type { CartType } from "@/gateway/contract/values";
import { filterParameters, type ListFilters } from "./list-filters";
import type {
	BoughtNow,
	MerchantKin,
	MerchantShelf,
	PromotionQuery,
	StoreShelf,
	StreetQuery,
} from "./page-queries";
import { withQuery } from "./with-query";

/** A list's sort as its URL says it: the price sort has two directions. */
export const listSorts = [
	"default",
	"sales",
	"new",
	"price",
	"price-desc",
	"unit-price",
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
	switch (sort) {
		case "price-desc":
			return { sort: "price", order: "desc" };
		case "unit-price":
			return { sort: "unitPrice", order: "asc" };
		default:
			return { sort, order: "asc" };
	}
}

export interface ListQuery {
	cid?: number;
	title?: string;
	/** One area only; a category belongs to its area anyway. */
	cartType?: CartType;
	/** Absent where none is in use. */
	filters?: ListFilters;
	sort?: ListSort;
	page?: number;
}

/** By category alone; what is found by words may be narrowed to a category too. */
export function isCategoryList({ cid, title }: ListQuery): boolean {
	return cid !== undefined && title === undefined;
}

/** Neither of a category, nor of words, nor of an area: the page of all categories answers. */
export function isEverything({ cid, title, cartType }: ListQuery): boolean {
	return cid === undefined && title === undefined && cartType === undefined;
}

/**
 * Paths of the shop without locale prefix; `Link` adds it. Defaults stay out of the query: one address per page. They are
 * in the script of every page; those that only an account or staff lead to are `accountPaths` and `consolePaths`.
 */
export const paths = {
	home: (cartType: CartType = "SUPERMARKET") =>
		cartType === "SUPERMARKET" ? "/" : "/mall/mall_index",
	/** Stands for a page that cannot be had without a line. */
	offline: () => "/offline",
	/** All categories of both areas. */
	categories: () => "/goods_cate",
	/** What runs and what is coming, or one of them. */
	activities: (id?: number) => withQuery("/activity_list", { id }),
	/** Reduced goods of an area, the mall's unless named, or of one top category, which says the area. */
	promotions: ({ cartType, cid, page = 1 }: PromotionQuery = {}) =>
		withQuery("/promotionList", {
			cartType: cid || cartType !== "SUPERMARKET" ? undefined : cartType,
			cid,
			page,
		}),
	/** Best sellers of an area, the mall's unless named. */
	leaderboard: (cartType: CartType = "E_COMMERCE") =>
		withQuery("/index_back", {
			cartType: cartType === "SUPERMARKET" ? cartType : undefined,
		}),
	/** The help centre, or one of its articles. */
	help: (id?: number) =>
		id === undefined ? "/help/content" : `/help/content?id=${id}`,
	agreement: (name: AgreementName) =>
		name === "about" ? "/About_Us" : `/privacy_agreement?title=${name}`,
	login: () => "/login",
	cart: () => "/order/shopping_cart?type=index",
	/** One sku at once, past the cart. The goods is where the way back leads. */
	buyNow: ({ goodsId, skuId, quantity }: BoughtNow) =>
		`/order/order_confirm?goods=${goodsId}&sku=${skuId}&quantity=${quantity}`,
	/** All group offers, and one group. */
	groups: () => "/group/group_list",
	group: (id: number) => `/group/group_detail/${id}`,
	/** Coupons of one merchant. */
	merchantCoupons: (id: number) => `/merchant/storeCoupon?id=${id}`,
	/** A sku stands in the address where one was chosen. */
	goods: (id: number, skuId?: number) =>
		skuId === undefined
			? `/goods_detail/${id}`
			: `/goods_detail/${id}?sku=${skuId}`,
	/** All that was asked about a goods. */
	goodsQuestions: (id: number) => `/goods_questions/${id}`,
	/** All merchants. */
	street: ({ sort = "range", page = 1, ...place }: StreetQuery = {}) =>
		withQuery("/merchant/merchant_street", {
			cartType: place.cartType,
			cid: place.cid,
			merchantType: place.merchantType,
			keyword: place.keyword,
			sort: sort === "range" ? undefined : sort,
			page,
		}),
	moreMerchants: (kin: MerchantKin, page = 1) =>
		withQuery("/merchant/merchant_more", { ...kin, page }),
	/** A merchant's front. */
	merchant: (id: number) => `/merchant/home?id=${id}`,
	merchantShelf: ({ id, sort = "default", page = 1, ...by }: MerchantShelf) =>
		withQuery("/merchant/shop", {
			id,
			cid: by.cid,
			keyword: by.keyword,
			sort: sort === "default" ? undefined : sort,
			page,
		}),
	merchantCategories: (id: number) => `/merchant/category?id=${id}`,
	/** Who it is, and its licences. */
	merchantQualification: (id: number) => `/merchant/qualification?id=${id}`,
	/** The supermarket's stores, and one of them. */
	stores: () => "/store/store_index",
	store: (id: number) => `/store/store_detail?id=${id}`,
	storeShelf: ({ id, cid, sort, page }: StoreShelf) =>
		withQuery("/store/store_category", {
			id,
			cid,
			sort: sort === "default" ? undefined : sort,
			page,
		}),
	/** Stores, and goods of the supermarket, by words; without any, where the words are sent to. */
	storeSearch: (keyword?: string) =>
		keyword === undefined
			? "/store/store_list"
			: `/store/store_list?${new URLSearchParams({ type: "search", keyword })}`,
	goodsList: (place: ListQuery = {}) =>
		withQuery("/goods/goods_search", {
			cid: place.cid,
			title: place.title,
			cartType: place.cartType,
			...filterParameters(place.filters),
			sort: place.sort === "default" ? undefined : place.sort,
			page: place.page,
		}),
} as const;
