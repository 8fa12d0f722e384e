import { z } from "zod";
import { defineCall } from "../call";
import { categoryNode } from "../catalog/category";
import { serviceConfig } from "../content/site";
import { merchantTypes } from "../merchant-type";
import {
	cartType,
	dayHours,
	id,
	named,
	pageOf,
	pageQuery,
	rating,
} from "../values";
import { streetSorts } from "./street-terms";

export const merchantKeywordMaxLength = 100;

/** Pictures of goods beside a merchant in the street. */
export const streetGoodsMax = 3;
/** Kinds of shop a merchant can be. */
export const shopTypes = ["flagship", "specialty", "franchise"] as const;
export type ShopType = (typeof shopTypes)[number];

export const listMerchantTypes = defineCall({
	method: "GET",
	path: "/api/front/merchant/all/type/list",
	who: "all",
	summary: "Kinds of shop a merchant can be",
	answer: z.array(named),
});

export const listMerchantCategories = defineCall({
	method: "GET",
	path: "/api/front/merchant/all/category/list",
	who: "all",
	summary: "What merchants sell, by top category of the mall",
	answer: z.array(named),
});

/** A merchant as lists name it. */
export const merchantCard = z.object({
	id: z.int(),
	name: z.string(),
	introduction: z.string(),
	logo: z.string(),
	isSelfSupport: z.boolean(),
	/** The top category it is known for. */
	category: named,
	/** Goods on the shelf. */
	goodsCount: z.int(),
	/** Accounts that follow it; shared pages may show it a little late. */
	followers: z.int(),
	/** Mean stars of all reviews of its goods; null below `ratedFromReviews`. */
	rating: rating.nullable(),
	ratingCount: z.int(),
});
export type MerchantCard = z.infer<typeof merchantCard>;

/** A merchant as the street shows it, with what sells best there and can be bought. */
const streetMerchant = merchantCard.extend({
	goods: z
		.array(z.object({ id: z.int(), name: z.string(), image: z.string() }))
		.max(streetGoodsMax),
});
export type StreetMerchant = z.infer<typeof streetMerchant>;

const streetQuery = pageQuery.extend({
	/** The area of the category they are known for. */
	cartType: cartType.optional(),
	categoryId: id.optional(),
	merchantType: z.enum(merchantTypes, "correctValue").optional(),
	sort: z.enum(streetSorts, "correctValue").default("range"),
});

export const listMerchants = defineCall({
	method: "GET",
	path: "/api/front/merchant/street",
	who: "all",
	summary: "Merchants with goods on the shelf, the largest range first",
	query: streetQuery,
	answer: pageOf(streetMerchant),
});

export const searchMerchants = defineCall({
	method: "GET",
	path: "/api/front/merchant/search/list",
	who: "all",
	summary:
		"The merchants of the street whose name, in any language, has a word",
	query: streetQuery.extend({
		keyword: z
			.string()
			.trim()
			.min(1, "correctValue")
			.max(merchantKeywordMaxLength, "keywordTooLong"),
	}),
	answer: pageOf(streetMerchant),
});

export const merchantFront = merchantCard.extend({
	/** Null where its front is drawn without one. */
	cover: z.string().nullable(),
	/** Null while it has nothing to say. */
	notice: z.string().nullable(),
	address: z.string(),
	phone: z.string(),
	/** Day of joining, such as "2019-04-30". */
	joinedOn: z.iso.date(),
});
export type MerchantFront = z.infer<typeof merchantFront>;

export const getMerchant = defineCall({
	method: "GET",
	path: "/api/front/merchant/index/info/{id}",
	who: "all",
	summary: "One merchant as its front shows it",
	params: z.object({ id }),
	answer: merchantFront,
});

const merchantService = serviceConfig.extend({
	/** False where the merchant has none: the shop's own answers then. */
	isOwn: z.boolean(),
});
export type MerchantService = z.infer<typeof merchantService>;

export const getMerchantService = defineCall({
	method: "GET",
	path: "/api/front/merchant/customer/service/info/{id}",
	who: "all",
	summary: "How a merchant's shoppers reach it, or the shop in its place",
	params: z.object({ id }),
	answer: merchantService,
});

const merchantDetail = merchantFront.extend({
	/** Kind of shop, such as a flagship store. */
	type: named,
	/** When it answers: seven days from Monday on; null where it has not said. */
	openingHours: z.array(dayHours).length(7).nullable(),
	service: merchantService,
	/** Pictures that its qualification holds. */
	qualificationCount: z.int(),
	/** By the account that asks; false for visitors. */
	isFollowed: z.boolean(),
});
export type MerchantDetail = z.infer<typeof merchantDetail>;

export const getMerchantDetail = defineCall({
	method: "GET",
	path: "/api/front/merchant/detail/{id}",
	who: "all",
	summary: "All that is known about one merchant",
	params: z.object({ id }),
	answer: merchantDetail,
});

const merchantQualification = z.object({
	/** Null for one that nobody has named. */
	title: z.string().nullable(),
	/** The picture itself, as a data URL: no address leads to it. */
	image: z.string(),
});
export type MerchantQualification = z.infer<typeof merchantQualification>;

export const listMerchantQualifications = defineCall({
	method: "GET",
	path: "/api/front/merchant/qualification/{id}",
	who: "all",
	summary:
		"Pictures of a merchant's licences, for whoever brings the solution of a challenge, once for each",
	params: z.object({ id }),
	answer: z.array(merchantQualification),
});

const merchantCategory = categoryNode.extend({
	/** Goods on the shelf, in all of its parts. */
	count: z.int(),
	childList: z.array(
		z.object({
			id: z.int(),
			name: z.string(),
			image: z.string(),
			count: z.int(),
		}),
	),
});
export type MerchantCategory = z.infer<typeof merchantCategory>;

export const listCategoriesOfMerchant = defineCall({
	method: "GET",
	path: "/api/front/product/merchant/{id}/category/list",
	who: "all",
	summary:
		"The categories in which a merchant has goods on the shelf, and how many",
	params: z.object({ id }),
	answer: z.array(merchantCategory),
});
