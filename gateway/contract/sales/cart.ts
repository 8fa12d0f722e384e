import { z } from "zod";
import { defineCall } from "../call";
import { unitPrice } from "../catalog/goods";
import { listedStore } from "../delivery/store";
import { cartType, idInBody, money, seller } from "../values";
import { skuOfLine } from "./sku-of-line";

// One cart an account, for both areas. Every command answers the whole cart as it is then, with a version that grows by
// each command: of two answers the one with the higher version is the newer, in whatever order they arrive.

/** Of one sku (business rules, "Goods, cart"). */
export const quantityMax = 99;
export const linesMax = 200;

export const quantity = z
	.int("correctNumber")
	.min(1, "correctNumber")
	.max(quantityMax, "quantityMax");
const lineIds = z
	.array(idInBody)
	.min(1, "correctValue")
	.max(linesMax, "correctValue");

/** Can be bought; more is wanted than there is; none is left; no longer on the shelf. */
export const lineStates = [
	"available",
	"fewer",
	"soldOut",
	"offShelf",
] as const;
export type LineState = (typeof lineStates)[number];

const wanted = z.object({
	skuId: idInBody,
	quantity,
	/** What one cost on the page where it was put in, from which a change is told; what it costs now where nothing is said. */
	priceSeen: money.optional(),
});

const cartLine = z.object({
	id: z.int(),
	...skuOfLine,
	oldPrice: money.nullable(),
	unitPrice: unitPrice.nullable(),
	/** As a goods says it of its sku. */
	lowestBefore: money.nullable(),
	/** What one cost when it was put in; null where it costs the same now. */
	priceBefore: money.nullable(),
	quantity: z.int(),
	/** No more than this can be asked for now. */
	quantityMax: z.int(),
	/** price times quantity. */
	subtotal: money,
	/** Whether it is bought with the next order; one that cannot be bought never is. */
	isChosen: z.boolean(),
	state: z.enum(lineStates),
	/** Whether the goods comes in more than one sku, so that another can be taken in its place. */
	hasOtherSkus: z.boolean(),
});
export type CartLine = z.infer<typeof cartLine>;

const freight = z.object({
	/** What delivery costs for the chosen lines: "0.00" from `freeFrom` on, and where nothing is chosen. */
	amount: money,
	fee: money,
	freeFrom: money,
	/** What the chosen goods lack until delivery is free; "0.00" where they do not. */
	missing: money,
});

const cartGroup = z.object({
	/** The same for as long as the group stands in the cart. */
	key: z.string(),
	cartType,
	merchant: seller,
	/** Who delivers to the account's place; null in the mall, and where no place is chosen or none delivers there. */
	store: listedStore.nullable(),
	/** Those that can be bought. */
	lines: z.array(cartLine),
	/** Of the chosen lines. */
	goodsTotal: money,
	freight,
});
export type CartGroup = z.infer<typeof cartGroup>;

const cart = z.object({
	version: z.int(),
	groups: z.array(cartGroup),
	/** Lines that cannot be bought, each with why. */
	invalid: z.array(cartLine),
	totals: z.object({
		/** Pieces in the cart that can be bought. */
		count: z.int(),
		/** Pieces that are chosen. */
		chosenCount: z.int(),
		goods: money,
		/** What the best coupons take off, in hand or still offered. */
		coupons: money,
		freight: money,
		/** What the chosen lines come to at the door, before points. */
		total: money,
	}),
});
export type Cart = z.infer<typeof cart>;

export const countCart = defineCall({
	method: "GET",
	path: "/api/front/pc/cart/count",
	who: "session",
	summary: "Pieces in the cart, of one area or of both",
	query: z.object({
		type: z.literal("total").default("total"),
		numType: z.enum(["true", "false"]).default("true"),
		cartType: cartType.optional(),
	}),
	answer: z.object({
		/** Pieces with numType=true, else lines. */
		count: z.int(),
	}),
});

export const listCart = defineCall({
	method: "GET",
	path: "/api/front/cart/list",
	who: "session",
	summary:
		"The whole cart, by merchant in the mall and by store in the supermarket",
	answer: cart,
});

export const saveToCart = defineCall({
	method: "POST",
	path: "/api/front/cart/save",
	who: "session",
	summary:
		"Puts skus in, all or none, on top of what is there; 409 with `{ skuId, quantityMax, inCart }` where there are not as many. With an idempotency key once, also where the same is joined by that key afterwards",
	body: z.array(wanted).min(1, "correctValue").max(linesMax, "correctValue"),
	answer: cart,
});

/** A basket is kept by the device of who is not signed in. Its lines have the ids of their skus. */
export const showBasket = defineCall({
	method: "POST",
	path: "/api/front/cart/basket",
	who: "all",
	summary:
		"A basket as a cart would be answered, with `added` on top of it, all or none; 409 as for saving",
	body: z.object({
		/** Those put in first before the others. */
		lines: z.array(wanted).max(linesMax, "correctValue"),
		added: z.array(wanted).max(linesMax, "correctValue").default([]),
		/** Where the goods of the supermarket shall go. */
		place: z
			.object({
				latitude: z.number().min(-90).max(90),
				longitude: z.number().min(-180).max(180),
			})
			.optional(),
	}),
	answer: cart,
});

const joinedOtherwise = z.object({
	goodsId: z.int(),
	name: z.string(),
	/** Why not all of it went in, "fewer" also where the cart has no room; "available" where all did at another price. */
	state: z.enum(lineStates),
	/** Pieces that went in. */
	added: z.int(),
	price: money,
	/** What one cost on the page; null where it costs the same now. */
	priceBefore: money.nullable(),
});
export type JoinedOtherwise = z.infer<typeof joinedOtherwise>;

export const joinBasket = defineCall({
	method: "POST",
	path: "/api/front/cart/join",
	who: "session",
	summary:
		"Puts a basket into the cart as far as stock and limits allow, once per idempotency key",
	body: z.array(wanted).min(1, "correctValue").max(linesMax, "correctValue"),
	answer: z.object({
		/** Pieces. */
		added: z.int(),
		/** Names of goods of which not all went in. */
		short: z.array(z.string()),
		/** What is otherwise than it was when it was put in, a sku each. */
		changed: z.array(joinedOtherwise),
	}),
});

export const setQuantity = defineCall({
	method: "POST",
	path: "/api/front/cart/num",
	who: "session",
	summary:
		"Sets how many of a line; 409 with `{ skuId, quantityMax, inCart }` where there are not as many",
	body: z.object({ id: idInBody, quantity }),
	answer: cart,
});

export const deleteFromCart = defineCall({
	method: "POST",
	path: "/api/front/cart/delete",
	who: "session",
	summary: "Takes lines out; one that is not there is taken out already",
	body: z.object({ ids: lineIds }),
	answer: cart,
});

export const changeSku = defineCall({
	method: "POST",
	path: "/api/front/cart/change-sku",
	who: "session",
	summary:
		"Takes another sku of the same goods in a line's place; where the cart has that sku already, the two become one line",
	body: z.object({ id: idInBody, skuId: idInBody }),
	answer: cart,
});

export const chooseLines = defineCall({
	method: "POST",
	path: "/api/front/cart/choose",
	who: "session",
	summary:
		"Marks lines as bought with the next order, or not; all of them where none are named",
	body: z.object({ ids: lineIds.optional(), isChosen: z.boolean() }),
	answer: cart,
});

export const moveToFavourites = defineCall({
	method: "POST",
	path: "/api/front/cart/to/collect",
	who: "session",
	summary: "Takes lines out and keeps their goods among the favourites",
	body: z.object({ ids: lineIds }),
	answer: cart,
});
