import type { sortOrders } from "@/gateway/contract/catalog/goods";
import type { AgreementName } from "@/gateway/contract/content/help-terms";
import type { CartType } from "@/gateway/contract/values";
import { cookieOf } from "../cart/basket-lines";
import { filterParameters, type ListFilters } from "./list-filters";
import type {
	BoughtNow,
	JoinedGroup,
	MerchantKin,
	MerchantShelf,
	OrderAdminQuery,
	OrdersQuery,
	PromotionQuery,
	StoreShelf,
	StreetQuery,
} from "./page-queries";

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

export const ownCouponTypes = ["usable", "unusable"] as const;
export type OwnCouponType = (typeof ownCouponTypes)[number];
export const favouriteTabs = ["goods", "merchants"] as const;
export type FavouriteTab = (typeof favouriteTabs)[number];
export const ownReviewStates = ["pending", "done"] as const;
export type OwnReviewState = (typeof ownReviewStates)[number];

/** What is undefined stays out, and so does the number of a first page. */
function withQuery(
	path: string,
	{ page = 1, ...values }: Record<string, string | number | undefined>,
): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(values))
		if (value !== undefined) query.set(name, String(value));
	if (Number(page) > 1) query.set("page", String(page));
	return query.size > 0 ? `${path}?${query}` : path;
}

/** With whom a conversation is, the shop where no merchant is named, and what it is about. */
export interface ConversationPlace {
	merId?: number;
	goodsId?: number;
	orderNo?: string;
	refundNo?: string;
}

/** Paths of the shop without locale prefix; `Link` adds it. Defaults stay out of the query: one address per page. */
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
	qrLogin: (ticket: string) => `/login/qr?ticket=${ticket}`,
	login: () => "/login",
	/** Where a shop that has no operator gets its first one. */
	setup: () => "/setup",
	users: () => "/users",
	userInfo: () => "/users/user_info",
	addresses: () => "/users/address_list",
	/** Where another service sends a shopper back to; it stands in that service's list. */
	socialReturn: (provider: "facebook" | "twitter") => `/login/${provider}`,
	orders: ({ tab, keyword, page }: OrdersQuery = {}) =>
		withQuery("/users/order_list", {
			tab: tab === "all" ? undefined : tab,
			keyword: keyword || undefined,
			page,
		}),
	/** Of a merchant's order (SH) or of all that is paid at once (PT). */
	order: (orderNo: string) => `/users/order_detail?orderNo=${orderNo}`,
	/** Of one line, or of the whole order. */
	refundConfirm: (orderNo: string, lineId?: number) =>
		`/users/refund_confirm?orderNo=${orderNo}${lineId === undefined ? "" : `&lineId=${lineId}`}`,
	refunds: (page = 1) => withQuery("/users/refund_list", { page }),
	refund: (refundNo: string) => `/order/refund_detail?refundNo=${refundNo}`,
	/** What a parcel of goods that go back bears. */
	returnLabel: (refundNo: string) => `/order/return_label?refundNo=${refundNo}`,
	reviewConfirm: (orderNo: string) =>
		`/users/evaluation_confirm?orderNo=${orderNo}`,
	/** All own conversations, and one of them. */
	conversations: () => "/users/conversation",
	conversation: ({ merId, goodsId, orderNo, refundNo }: ConversationPlace) =>
		withQuery("/users/conversation", {
			with: merId ?? "shop",
			goodsId,
			orderNo,
			refundNo,
		}),
	cart: () => "/order/shopping_cart?type=index",
	/** Without a pre-order one is made of what is chosen in the cart. */
	orderConfirm: (preOrderNo?: string) =>
		preOrderNo === undefined
			? "/order/order_confirm"
			: `/order/order_confirm?pre=${preOrderNo}`,
	/** One sku at once, past the cart. The goods is where the way back leads. */
	buyNow: ({ goodsId, skuId, quantity }: BoughtNow) =>
		`/order/order_confirm?goods=${goodsId}&sku=${skuId}&quantity=${quantity}`,
	/** Together with others, past the cart. The goods is where the way back leads. */
	joinGroup: ({ goodsId, offerId, groupId, quantity }: JoinedGroup) =>
		withQuery("/order/order_confirm", {
			goods: goodsId,
			offer: offerId,
			group: groupId,
			quantity,
		}),
	/** All group offers, and one group. */
	groups: () => "/group/group_list",
	group: (id: number) => `/group/group_detail/${id}`,
	/** What one merchant's earlier order held, once more. */
	buyAgain: (orderNo: string) => `/order/order_confirm_copy?orderNo=${orderNo}`,
	/** Where whoever bought without an account finds the order again. */
	visitorOrder: (orderNo?: string) =>
		orderNo === undefined
			? "/order/visitor"
			: `/order/visitor?orderNo=${orderNo}`,
	orderPay: (orderNo: string) => `/order/order_pay?orderNo=${orderNo}`,
	stripePayment: (orderNo: string) =>
		`/order/stripe_payment?orderNo=${orderNo}`,
	payResult: (orderNo: string) => `/order/payment_result?orderNo=${orderNo}`,
	coupons: (type: OwnCouponType = "usable", page = 1) =>
		withQuery("/users/coupon_list", {
			type: type === "usable" ? undefined : type,
			page,
		}),
	/** What an account received, by aisle. */
	boughtBefore: () => "/users/buy_again",
	/** Baskets for several: the latest used, one by its number, or the one that a link leads to. */
	sharedBaskets: (which: { id?: number; join?: string } = {}) =>
		withQuery("/users/shared_baskets", which),
	shoppingLists: () => "/users/shopping_lists",
	/** The form of a new one; a list takes a hundred lines. */
	newList: (lines: { skuId: number; quantity: number }[]) =>
		`/users/shopping_lists?lines=${cookieOf(lines.slice(0, 100))}`,
	points: (page = 1) => withQuery("/users/points", { page }),
	/** What an account keeps, and whom it follows. */
	favourites: (tab: FavouriteTab = "goods", page = 1) =>
		withQuery("/users/collection_list", {
			tab: tab === "goods" ? undefined : tab,
			page,
		}),
	ownReviews: (state: OwnReviewState = "pending", page = 1) =>
		withQuery("/users/evaluation_list", {
			state: state === "pending" ? undefined : state,
			page,
		}),
	/** Coupons of one merchant. */
	merchantCoupons: (id: number) => `/merchant/storeCoupon?id=${id}`,
	/** The staff console: its first page, or another one. */
	console: (room?: string) => (room ? `/console/${room}` : "/console"),
	/** A page's list, narrowed; what is empty stays out. */
	consoleOrders: (
		room: "" | "orders" | "refunds" | "reviews" | "questions",
		asked: OrderAdminQuery = {},
	) =>
		withQuery(room ? `/console/${room}` : "/console", {
			...asked,
			keyword: asked.keyword || undefined,
			from: asked.from || undefined,
			to: asked.to || undefined,
		}),
	consoleOrder: (orderNo: string) =>
		`/console/orders/detail?orderNo=${orderNo}`,
	/** Lists of orders for paper. */
	consolePrint: (list: string, orderNos: string[]) =>
		`/console/orders/print?list=${list}&orderNos=${orderNos.join(".")}`,
	merchantApplication: () => "/users/merchant_settled?menuCur=70",
	applicationRecord: (page = 1) =>
		withQuery("/users/application_record", { page }),
	/** A page of the staff console with what narrows it down. */
	consoleList: (
		room: string,
		query: Record<string, string | number | undefined>,
	) => withQuery(`/console/${room}`, query),
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
