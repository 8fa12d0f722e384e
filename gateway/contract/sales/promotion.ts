import { z } from "zod";
import { defineCall } from "../call";
import { goodsCard } from "../catalog/goods";
import { cartType, id, named, pageQuery } from "../values";

/** Of each category, where none is asked for. */
export const promotedOfCategory = 6;
/** A leaderboard is as long as a shopper remembers. */
export const rankedOfCategory = 5;

const promotionPage = z.object({
	cartType,
	/** Top categories of the area with reduced goods, in the shop's order; `total` counts up to 1,000. */
	categories: z.array(named.extend({ total: z.int() })),
	/** One for each category, or the one that was asked for. */
	groups: z.array(named.extend({ list: z.array(goodsCard) })),
	page: z.int(),
	limit: z.int(),
	totalPage: z.int(),
});
export type PromotionPage = z.infer<typeof promotionPage>;

export const listPromotions = defineCall({
	method: "GET",
	path: "/api/front/promotion/list",
	who: "all",
	summary:
		"Goods that cost less than before, the largest saving first: a few of each top category of an area, or all of one, a page at a time",
	query: pageQuery.extend({
		cartType: cartType.default("E_COMMERCE"),
		/** A top category; it decides the area. Others have no reduced goods here. */
		cid: id.optional(),
	}),
	answer: promotionPage,
});

const leaderboard = z.object({
	cartType,
	/** In the shop's order; categories without goods are left out. */
	groups: z.array(named.extend({ list: z.array(goodsCard) })),
});
export type Leaderboard = z.infer<typeof leaderboard>;

export const getLeaderboard = defineCall({
	method: "GET",
	path: "/api/front/product/leaderboard",
	who: "all",
	summary: "Best sellers of each top category of an area, the best first",
	query: z.object({ cartType: cartType.default("E_COMMERCE") }),
	answer: leaderboard,
});
