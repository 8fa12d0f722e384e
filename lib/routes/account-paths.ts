import { cookieOf } from "../cart/basket-lines";
import type { JoinedGroup, OrdersQuery } from "./page-queries";
import { withQuery } from "./with-query";

export const ownCouponTypes = ["usable", "unusable"] as const;
export type OwnCouponType = (typeof ownCouponTypes)[number];
export const favouriteTabs = ["goods", "merchants"] as const;
export type FavouriteTab = (typeof favouriteTabs)[number];
export const ownReviewStates = ["pending", "done"] as const;
export type OwnReviewState = (typeof ownReviewStates)[number];

/** With whom a conversation is, the shop where no merchant is named, and what it is about. */
export interface ConversationPlace {
	merId?: number;
	goodsId?: number;
	orderNo?: string;
	refundNo?: string;
}

/** Paths of what an account buys, holds and asks, as those of the shop: without locale prefix, defaults left out. */
export const accountPaths = {
	qrLogin: (ticket: string) => `/login/qr?ticket=${ticket}`,
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
	/** Without a pre-order one is made of what is chosen in the cart. */
	orderConfirm: (preOrderNo?: string) =>
		preOrderNo === undefined
			? "/order/order_confirm"
			: `/order/order_confirm?pre=${preOrderNo}`,
	/** Together with others, past the cart. The goods is where the way back leads. */
	joinGroup: ({ goodsId, offerId, groupId, quantity }: JoinedGroup) =>
		withQuery("/order/order_confirm", {
			goods: goodsId,
			offer: offerId,
			group: groupId,
			quantity,
		}),
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
	merchantApplication: () => "/users/merchant_settled?menuCur=70",
	applicationRecord: (page = 1) =>
		withQuery("/users/application_record", { page }),
} as const;
