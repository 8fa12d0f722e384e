import type { StreetSort } from "@/gateway/contract/marketplace/street-terms";
import type { MerchantType } from "@/gateway/contract/merchant-type";
import type { OrderTab } from "@/gateway/contract/sales/order-list-terms";
import type { CartType } from "@/gateway/contract/values";
import type { ListSort } from "./paths";

// What an address asks a page for.

/** The merchants of the street; of one area, of one category, of one kind, or by their names. */
export interface StreetQuery {
	cartType?: CartType;
	/** The category they are known for. */
	cid?: number;
	merchantType?: MerchantType;
	keyword?: string;
	sort?: StreetSort;
	page?: number;
}

/** More merchants like some: of one category, or of one kind. */
export type MerchantKin = { cid: number } | { merchantType: MerchantType };

/** What one merchant sells; of one category, or by words. */
export interface MerchantShelf {
	id: number;
	cid?: number;
	keyword?: string;
	sort?: ListSort;
	page?: number;
}

/** A few reduced goods of each category of an area, or all of one category. */
export interface PromotionQuery {
	cartType?: CartType;
	cid?: number;
	page?: number;
}

/** A place in a group; in a new one where none is named. */
export interface JoinedGroup {
	goodsId: number;
	offerId: number;
	groupId?: number;
	quantity: number;
}

/** What a page of the staff console shows; each page knows some of it. */
export interface OrderAdminQuery {
	tab?: string;
	keyword?: string;
	/** Days such as "2026-11-22". */
	from?: string;
	to?: string;
	stars?: number;
	/** Of operators, who see all merchants. */
	merId?: number;
	page?: number;
}

/** A page of the account's orders. */
export interface OrdersQuery {
	tab?: OrderTab;
	keyword?: string;
	page?: number;
}

export interface BoughtNow {
	goodsId: number;
	skuId: number;
	quantity: number;
}

/** A shelf of one store: of a category or, without one, of all it sells. */
export interface StoreShelf {
	id: number;
	cid?: number;
	sort?: ListSort;
	page?: number;
}
