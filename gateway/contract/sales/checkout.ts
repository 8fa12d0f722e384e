import { z } from "zod";
import { defineCall } from "../call";
import {
	chosenCollectionPoint,
	collectionPoint,
} from "../delivery/collection-point";
import { timeSpan } from "../delivery/delivery-slot";
import { collectorForm } from "../identity/address";
import { cartType, idInBody, money, named, seller } from "../values";
import { lineStates, quantity } from "./cart";
import { handovers, noteLengthMax, substitutions } from "./checkout-terms";
import { couponTypes } from "./coupon-terms";
import { groupOfQuote } from "./group";
import { masterNo, orderNo } from "./order-number";
import { payMethods } from "./payment";
import { skuOfLine } from "./sku-of-line";

// From what is wanted to an order that waits to be paid. A pre-order holds nothing back: it only remembers what is
// wanted and what it cost when the page was shown. `order/create` takes stock, slot, coupons and points in one
// transaction, or refuses with everything that has changed.

const preOrderNo = z.uuid("correctOrderNo");

export const preOrder = defineCall({
	method: "POST",
	path: "/api/front/order/pre/order",
	who: "session",
	summary:
		"Remembers what is to be bought: the chosen lines of the cart, one sku at once, what an earlier order held, or a place in a group; 409 where nothing of it can be bought",
	body: z.discriminatedUnion("from", [
		z.object({ from: z.literal("cart") }),
		z.object({
			from: z.literal("buyNow"),
			skuId: idInBody,
			quantity,
		}),
		z.object({ from: z.literal("again"), orderNo }),
		z.object({
			from: z.literal("group"),
			offerId: idInBody,
			/** Null to open one. */
			groupId: idInBody.nullable().default(null),
			quantity,
		}),
	]),
	answer: z.object({ preOrderNo }),
});

/** What a shopper decides on the confirm page. */
const choices = z.object({
	preOrderNo,
	/** Null as long as none is chosen: amounts are then without what depends on it. */
	addressId: idInBody.nullable().default(null),
	/** Groups of the supermarket that are fetched: the store where, by group key. All others are delivered. */
	collecting: z.record(z.string().max(40), idInBody).optional(),
	/** Where all of the mall's parcels go in the place of the address. */
	collectionPoint: chosenCollectionPoint.optional(),
	/** When the supermarket's groups arrive, or are fetched: the beginning of a slot by group key. A quote proposes the store's next one. */
	slots: z
		.record(z.string().max(40), z.iso.datetime({ offset: true }))
		.default({}),
	/** Undefined for the best ones, received or still to be; an empty list for none. */
	couponIds: z.array(idInBody).max(50).optional(),
	usePoints: z.boolean().default(false),
});

const quoteLine = z.object({
	...skuOfLine,
	quantity: z.int(),
	subtotal: money,
	/** What coupons take off this line. */
	couponShare: money,
	pointsShare: money,
	/** subtotal less both. */
	payable: money,
	state: z.enum(lineStates),
});

const quoteCoupon = z.object({
	couponId: z.int(),
	/** False for one that is offered and received by being used. */
	isReceived: z.boolean(),
	name: z.string(),
	type: z.enum(couponTypes),
	/** Null for the shop's own. */
	merchantId: z.int().nullable(),
	amount: money,
	minimumSpend: money,
	expiresAt: z.string(),
	isChosen: z.boolean(),
	/** What it saves here; "0.00" where it does not apply. */
	saving: money,
	/** Why it does not apply; null where it does. */
	refusal: z
		.object({
			reason: z.enum(["minimum", "noGoods", "anotherChosen"]),
			/** What the goods it counts lack. */
			missing: money.nullable(),
		})
		.nullable(),
});

const quoteGroup = z.object({
	key: z.string(),
	cartType,
	merchant: seller,
	/** Where it is chosen to be fetched; else which store delivers to the address, or to the account's place while none is chosen; null in the mall and where none does. */
	store: z
		.object({ id: z.int(), name: z.string(), distance: z.int() })
		.nullable(),
	/** Whether it is fetched. */
	isCollected: z.boolean(),
	/** Whether it goes to a collection point in the place of the address … */
	isToPoint: z.boolean(),
	/** … and to which; null where the chosen one takes no parcels any more. */
	point: collectionPoint.nullable(),
	/** Where it can be, the nearest to the address or the account's place first; empty in the mall. */
	collectingStores: z.array(
		named.extend({ address: z.string(), distance: z.int().nullable() }),
	),
	/** True where it cannot be brought to the chosen address, the nearest store is then named; or be fetched at the chosen store or collection point any more. */
	isOutOfReach: z.boolean(),
	nearest: z.object({ name: z.string(), distance: z.int() }).nullable(),
	/** The chosen one while it takes orders, else the store's next; null where that is gone, and without a store. */
	slot: timeSpan.nullable(),
	lines: z.array(quoteLine),
	goodsTotal: money,
	couponTotal: money,
	pointsTotal: money,
	/** By the store's terms; by the usual ones where no store is known. */
	freight: money,
	total: money,
});

/** Something that is not as it was when the shopper last saw it. */
export const quoteChange = z.object({
	kind: z.enum([
		"price",
		"stock",
		"offShelf",
		"coupon",
		"points",
		"slot",
		"reach",
		"freight",
	]),
	/** The sku, group key or coupon it is about. */
	about: z.string(),
	/** Its name in the request's language. */
	name: z.string(),
	before: z.string().nullable(),
	now: z.string().nullable(),
});
export type QuoteChange = z.infer<typeof quoteChange>;

export const quote = z.object({
	preOrderNo,
	addressId: z.int().nullable(),
	groups: z.array(quoteGroup),
	/** Lines of the pre-order that cannot be bought any more. */
	dropped: z.array(quoteLine),
	coupons: z.array(quoteCoupon),
	points: z.object({
		/** Of the account. */
		current: z.int(),
		/** That may be used here. */
		usable: z.int(),
		/** What those take off. */
		worth: money,
		used: z.int(),
	}),
	/** The group that is opened or joined by it: such an order takes no coupons and no points. Null for any other. */
	group: groupOfQuote.nullable(),
	goodsTotal: money,
	couponTotal: money,
	pointsTotal: money,
	freightTotal: money,
	/** What is to be paid. */
	total: money,
	/** Since the page was last shown; empty where all is as it was. */
	changes: z.array(quoteChange),
});
export type Quote = z.infer<typeof quote>;

export const loadPreOrder = defineCall({
	method: "GET",
	path: "/api/front/order/load/pre/{preOrderNo}",
	who: "session",
	summary:
		"A pre-order as it stands now, with the default address and the best coupons; 404 for another account's",
	params: z.object({ preOrderNo }),
	answer: quote,
});

export const listPreOrderCoupons = defineCall({
	method: "GET",
	path: "/api/front/coupons/order/{preOrderNo}",
	who: "session",
	summary:
		"Every coupon in hand with what it saves on a pre-order, or why it does not apply, and those that could be received for it; the best ones are chosen; 404 for another account's",
	params: z.object({ preOrderNo }),
	answer: z.array(quoteCoupon),
});

export const computePrice = defineCall({
	method: "POST",
	path: "/api/front/order/computed/price",
	who: "session",
	summary: "What the choices of the confirm page come to; nothing is held back",
	body: choices,
	answer: quote,
});

export const createOrder = defineCall({
	method: "POST",
	path: "/api/front/order/create",
	who: "session",
	summary:
		"Takes stock, slots, coupons (receiving those that are not yet in hand) and points and makes the orders, all or nothing; once per `idempotency-key`. 409 with `{ changes, quote }` where something differs from `total`",
	body: choices.extend({
		/** Who comes, where everything is fetched or goes to a collection point; else, and where it is missing, whoever the address names. */
		collector: collectorForm.optional(),
		/** What the shopper saw and agreed to. */
		total: money,
		/** By group key. */
		notes: z
			.record(
				z.string().max(40),
				z.string().trim().max(noteLengthMax, "noteTooLong"),
			)
			.default({}),
		handover: z.enum(handovers).default("door"),
		/** By sku. */
		substitutions: z
			.record(z.string().regex(/^\d{1,10}$/), z.enum(substitutions))
			.default({}),
		payMethod: z.enum(payMethods, { error: "emptyPayMethod" }),
	}),
	answer: z.object({
		/** The master: what is paid. */
		orderNo: masterNo,
		total: money,
		/** Until when it waits to be paid. */
		expiresAt: z.string(),
	}),
});
