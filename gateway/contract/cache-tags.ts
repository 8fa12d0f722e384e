import { z } from "zod";

/** Names under which cached pages can be called back. A write names what it changed. */
export const cacheTags = {
	/** Everything read from this catalogue. */
	all: "catalogue",
	home: "home",
	/** What stands around every page. */
	site: "site",
	/** Help articles and agreements. */
	help: "help",
	categories: "categories",
	/** What merchants say of themselves. */
	merchants: "merchants",
	/** Whatever names one merchant: its front, its goods' pages. */
	merchant: (id: number) => `merchant:${id}`,
	stores: "stores",
	/** How many promises stores kept. */
	inTime: "in-time",
	coupons: "coupons",
	/** Activities, as they are changed, begin and end. */
	activities: "activities",
	/** The list of group offers, and what one goods says of its own. */
	groups: "groups",
	groupsOf: (goodsId: number) => `groups:${goodsId}`,
	/** Popular words beside the search field. */
	searches: "searches",
	/** Lists by what was typed: what words mean, and what is looked for in their place. */
	searchWords: "search-words",
	goods: (id: number) => `goods:${id}`,
	category: (id: number) => `category:${id}`,
} as const;

/** What falls together. Longer names than these are never given to a page. */
export const fallenTags = z.object({
	tags: z.array(z.string().min(1).max(256)).min(1).max(1_000),
});
export type FallenTags = z.infer<typeof fallenTags>;

/** Where Redis carries them, as JSON. */
export const cacheTagsChannel = "harbour-market:cache-tags";
