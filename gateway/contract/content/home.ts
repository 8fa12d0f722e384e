import { z } from "zod";
import { defineCall } from "../call";
import { goodsCard } from "../catalog/goods";
import { cartType } from "../values";
import { siteConfig } from "./site";

const banner = z.object({
	id: z.int(),
	title: z.string(),
	subtitle: z.string(),
	action: z.string(),
	/** A path of the shop, without locale prefix. */
	path: z.string(),
	image: z.string(),
	imagePhone: z.string(),
});
export type Banner = z.infer<typeof banner>;

const section = z.object({
	id: z.int(),
	title: z.string(),
	subtitle: z.string(),
	/** Where "more" leads: a path of the shop, without locale prefix. */
	path: z.string(),
	goods: z.array(goodsCard),
});
export type HomeSection = z.infer<typeof section>;

export const homeIndex = siteConfig.extend({
	site_keywords: z.string(),
	site_description: z.string(),
	banners: z.array(banner),
	sections: z.array(section),
});
export type HomeIndex = z.infer<typeof homeIndex>;

export const getHome = defineCall({
	method: "GET",
	path: "/api/front/pc/home/index",
	who: "all",
	summary:
		"Banners, sections and site words of an area's home; the supermarket's unless asked otherwise",
	query: z.object({ cartType: cartType.default("SUPERMARKET") }),
	answer: homeIndex,
});
