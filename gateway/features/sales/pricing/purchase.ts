import type { DeliveryTerms } from "../../../contract/delivery/delivery-terms";
import type { Coupon } from "../../../contract/sales/coupon";
import type { CartType } from "../../../contract/values";

// What a price is worked out from, and what comes out. Amounts are texts with two decimals.

export interface LineToPrice {
	/** Unique within a purchase; the line with the highest one takes what rounding leaves over. */
	id: number;
	merchantId: number;
	cartType: CartType;
	goodsId: number;
	/** The leaf category and the top category. */
	categoryIds: number[];
	price: string;
	quantity: number;
}

/** A coupon in somebody's hands. */
export interface CouponTerms {
	id: number;
	type: Coupon["type"];
	/** Null for a coupon of the shop itself. */
	merchantId: number | null;
	/** Of the type "category". */
	categoryId: number | null;
	/** Of the type "goods". */
	goodsIds: number[];
	amount: string;
	minimumSpend: string;
	usableFrom: Date;
	expiresAt: Date;
}

export interface Purchase {
	lines: LineToPrice[];
	/** By the key of the order, see {@link orderKeyOf}; each order has its own. */
	freight: ReadonlyMap<string, DeliveryTerms>;
	/** Chosen ones; those that cannot be used are refused with why. */
	coupons: CouponTerms[];
	/** Points to use; no more are taken than the rules let. */
	points: number;
	now: Date;
}

export type CouponRefusal =
	| { reason: "notYet" | "expired" | "noEligibleLine" }
	/** One of the same merchant, or one of the shop, is used already. */
	| { reason: "anotherChosen" }
	| { reason: "minimumNotReached"; missing: string };

export interface CouponShare {
	couponId: number;
	amount: string;
}

export interface PricedLine {
	id: number;
	/** Price times quantity. */
	subtotal: string;
	coupons: CouponShare[];
	points: string;
	/** What is paid for the line, freight aside. */
	payable: string;
}

export interface PricedFreight extends DeliveryTerms {
	/** What delivery costs. */
	amount: string;
	/** What the goods lack until delivery is free. */
	missing: string;
}

interface Totals {
	goods: string;
	coupons: string;
	points: string;
	/** With freight. */
	total: string;
}

/** What one merchant sends: an order of the purchase. */
export interface PricedOrder extends Totals {
	key: string;
	merchantId: number;
	cartType: CartType;
	lines: PricedLine[];
	freight: PricedFreight;
}

export interface PricedPurchase extends Totals {
	orders: PricedOrder[];
	freight: string;
	/** What each used coupon takes off. */
	couponShares: CouponShare[];
	pointsUsed: number;
	/** The most that the rules let be used. */
	pointsMax: number;
	refused: { couponId: number; refusal: CouponRefusal }[];
}

/** Lines of one merchant and one area travel together. */
export function orderKeyOf({
	merchantId,
	cartType,
}: Pick<LineToPrice, "merchantId" | "cartType">): string {
	return `${cartType}-${merchantId}`;
}
