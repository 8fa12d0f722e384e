import { z } from "zod";
import { defineCall } from "../call";
import {
	cartType,
	id,
	idInBody,
	knownId,
	money,
	requiredText,
	wholeInBody,
} from "../values";
import { lineStates, quantity } from "./cart";
import {
	everyWeeksMax,
	listLinesMax,
	listNameMax,
	weekdays,
} from "./shopping-list-terms";
import { skuOfLine } from "./sku-of-line";

// Lists of what a household buys again and again. A list may come back: then its owner is reminded, once a time. It never
// orders anything by itself.

const rhythm = z.discriminatedUnion(
	"kind",
	[
		z.strictObject({ kind: z.literal("none") }),
		z.strictObject({
			kind: z.literal("weeks"),
			every: wholeInBody(1, everyWeeksMax),
			weekday: z.literal(weekdays, "correctValue"),
		}),
		z.strictObject({ kind: z.literal("month"), day: wholeInBody(1, 31) }),
	],
	"correctValue",
);

const day = z.iso.date();

const listLine = z.object({
	...skuOfLine,
	cartType,
	quantity: z.int(),
	/** No more than this can be asked for now. */
	quantityMax: z.int(),
	/** What one cost when the list was last put into the cart, or when it was put on the list. */
	lastPrice: money,
	state: z.enum(lineStates),
});
export type ShoppingListLine = z.infer<typeof listLine>;

const shoppingList = z.object({
	id: z.int(),
	name: z.string(),
	rhythm,
	/** When it comes back; null where it does not, or is paused. */
	nextOn: day.nullable(),
	isPaused: z.boolean(),
	/** Of the latest reminder. */
	remindedOn: day.nullable(),
	/** In the order in which they were written. */
	lines: z.array(listLine),
});
export type ShoppingList = z.infer<typeof shoppingList>;

export const listShoppingLists = defineCall({
	method: "GET",
	path: "/api/front/shopping-list/list",
	who: "session",
	summary:
		"The account's lists, that which comes back first before the others; 404 where the shop does not offer them",
	answer: z.object({ lists: z.array(shoppingList) }),
});

export const saveShoppingList = defineCall({
	method: "POST",
	path: "/api/front/shopping-list/save",
	who: "session",
	summary:
		"Makes a list, or writes one anew; 409 where the account has as many as it may",
	body: z.strictObject({
		id: knownId,
		name: requiredText("correctValue", listNameMax),
		rhythm,
		lines: z
			.array(z.strictObject({ skuId: idInBody, quantity }))
			.min(1, "emptyLines")
			.max(listLinesMax, "tooMany")
			.refine(
				(lines) =>
					new Set(lines.map(({ skuId }) => skuId)).size === lines.length,
				"correctValue",
			),
	}),
	answer: shoppingList,
});

const ofList = { params: z.object({ id }) };

export const skipShoppingList = defineCall({
	method: "POST",
	path: "/api/front/shopping-list/skip/{id}",
	who: "session",
	summary:
		"Leaves the day out that is named, once; one that has been left out already stays so",
	...ofList,
	body: z.strictObject({ day }),
	answer: shoppingList,
});

export const pauseShoppingList = defineCall({
	method: "POST",
	path: "/api/front/shopping-list/pause/{id}",
	who: "session",
	summary: "Pauses a list, or lets it come back again",
	...ofList,
	body: z.strictObject({ isPaused: z.boolean() }),
	answer: shoppingList,
});

export const deleteShoppingList = defineCall({
	method: "POST",
	path: "/api/front/shopping-list/delete/{id}",
	who: "session",
	summary: "Deletes a list; one that is not there is deleted already",
	...ofList,
	answer: z.null(),
});

export const buyShoppingList = defineCall({
	method: "POST",
	path: "/api/front/shopping-list/buy/{id}",
	who: "session",
	summary:
		"Puts what can be bought into the cart, once per idempotency key; orders nothing",
	...ofList,
	answer: z.object({
		/** Pieces. */
		added: z.int(),
		/** Names of goods of which not all went in. */
		short: z.array(z.string()),
		/** What costs more than last time. */
		dearer: z.array(
			z.object({ name: z.string(), lastPrice: money, price: money }),
		),
	}),
});
