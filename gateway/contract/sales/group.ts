import { z } from "zod";
import { defineCall } from "../call";
import { id, money, named, pageOf, pageQuery } from "../values";
import { groupStates } from "./group-terms";
import { orderNo } from "./order-number";

// Group offers: one sku at a lower price for whoever buys it together. A place in a group is an order of its own, made
// through the ordinary checkout; see the rules in docs/decisions/029.

/** Masked, as reviews name people. */
const member = z.object({
	name: z.string(),
	isPaid: z.boolean(),
});

const groupSummary = z.object({
	id: z.int(),
	state: z.enum(groupStates),
	size: z.int(),
	/** People it still needs: places that are not paid. */
	missing: z.int(),
	/** Places that nobody has taken; what is taken and not paid may come back. */
	placesLeft: z.int(),
	/** ISO 8601 with +08:00, as are all times here. */
	closesAt: z.string(),
	/** Who has a place, the opener first. */
	members: z.array(member),
});
export type GroupSummary = z.infer<typeof groupSummary>;

const offer = z.object({
	id: z.int(),
	goodsId: z.int(),
	skuId: z.int(),
	name: z.string(),
	image: z.string(),
	unit: z.string().nullable(),
	options: z.record(z.string(), z.string()),
	merchant: named,
	/** For each piece, bought together … */
	price: money,
	/** … and bought alone. */
	singlePrice: money,
	size: z.int(),
	/** That a group has to fill. */
	hours: z.int(),
	/** For one account. */
	piecesMax: z.int(),
	endsAt: z.string(),
	/** Whether groups can be opened now. */
	isRunning: z.boolean(),
	stock: z.int(),
});
export type GroupOffer = z.infer<typeof offer>;

const offerWithGroups = offer.extend({
	/** That can be joined and have a paid member; those that need the fewest first, at most three. */
	groups: z.array(groupSummary),
	/** How many there are in all. */
	groupCount: z.int(),
});
export type OfferWithGroups = z.infer<typeof offerWithGroups>;

export const listGroupOffers = defineCall({
	method: "GET",
	path: "/api/front/group/list",
	who: "all",
	summary:
		"Offers that run now, those that end first in front; those of one goods where it is named",
	query: pageQuery.extend({ goodsId: id.optional() }),
	answer: pageOf(offerWithGroups).extend({
		/** What the shop's clock says, for countdowns. */
		now: z.string(),
	}),
});

export const getGroup = defineCall({
	method: "GET",
	path: "/api/front/group/detail/{id}",
	who: "all",
	summary: "One group with its offer, and the own order in it",
	params: z.object({ id }),
	answer: groupSummary.extend({
		offer,
		/** What a piece costs in this group: it keeps the price that it was opened with. */
		price: money,
		/** Whoever asks has this order in it; null where none that stands. */
		own: z.object({ orderNo, isPaid: z.boolean() }).nullable(),
		/** Whether somebody may join now. */
		isJoinable: z.boolean(),
		now: z.string(),
	}),
});

/** What an order of a group says of it. */
export const groupOfOrder = groupSummary.pick({
	id: true,
	state: true,
	size: true,
	missing: true,
	closesAt: true,
});
export type GroupOfOrder = z.infer<typeof groupOfOrder>;

/** What a quote says of the group that it opens (id null) or joins. */
export const groupOfQuote = z.object({
	offerId: z.int(),
	id: z.int().nullable(),
	size: z.int(),
	hours: z.int(),
	missing: z.int(),
	closesAt: z.string().nullable(),
	singlePrice: money,
});
