import { z } from "zod";
import { defineCall } from "../call";
import {
	cartType,
	idInBody,
	idList,
	money,
	pageOf,
	pageQuery,
} from "../values";

// Favourites: goods that an account keeps, each once, with what it cost when it was kept; merchants that it follows.

const ids = z.array(idInBody).min(1, "emptyLines").max(100, "tooMany");

const favouriteEntry = z.object({
	goodsId: z.int(),
	name: z.string(),
	image: z.string(),
	cartType,
	price: money,
	oldPrice: money.nullable(),
	/** As on a card. */
	lowestBefore: money.nullable(),
	/** What it cost when it was kept. */
	keptPrice: money,
	/** How much less it costs now; "0.00" where it does not. */
	priceDrop: money,
	isSoldOut: z.boolean(),
	/** False where it is sold no longer. */
	isShown: z.boolean(),
	/** Whether its account is written to when it costs less. */
	isPriceWatched: z.boolean(),
	/** ISO 8601 with +08:00. */
	collectedAt: z.string(),
});
export type FavouriteGoods = z.infer<typeof favouriteEntry>;

export const listFavouriteGoods = defineCall({
	method: "GET",
	path: "/api/front/collect/product/list",
	who: "session",
	summary: "The goods that an account keeps, the latest first",
	query: pageQuery,
	answer: pageOf(favouriteEntry),
});

export const keepGoods = defineCall({
	method: "POST",
	path: "/api/front/collect/add/product",
	who: "session",
	summary: "Keeps goods; one that is kept already stays as it is",
	body: z.object({ ids }),
	answer: z.null(),
});

export const dropGoods = defineCall({
	method: "POST",
	path: "/api/front/collect/cancel/product",
	who: "session",
	summary: "Keeps goods no longer; those that are not kept are well too",
	body: z.object({ ids }),
	answer: z.null(),
});

export const listFavouriteStates = defineCall({
	method: "GET",
	path: "/api/front/collect/state",
	who: "session",
	summary:
		"Which of these goods the account keeps, which of these merchants it follows: for pages that are shared",
	query: z.object({ goodsIds: idList.optional(), merIds: idList.optional() }),
	answer: z.object({
		/** Of those asked for, in no order. */
		goodsIds: z.array(z.int()),
		merIds: z.array(z.int()),
	}),
});
