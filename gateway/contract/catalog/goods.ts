import { z } from "zod";
import { defineCall } from "../call";
import { merchantTypes } from "../merchant-type";
import { starsMax } from "../stars";
import {
	cartType,
	id,
	idList,
	money,
	named,
	pageOf,
	pageQuery,
	rating,
	seller,
	whole,
} from "../values";
import { ofEachFact } from "./goods-facts";
import { guaranteeKeys, keywordMaxLength } from "./goods-terms";
import { unitPers } from "./unit-price";

/** What 100 g, 100 ml or a piece cost, at the price that is asked. */
export const unitPrice = z.object({ price: money, per: z.enum(unitPers) });

/** A goods as a card shows it. `price` is that of its cheapest sku that is in stock, else of its cheapest. */
export const goodsCard = z.object({
	id: z.int(),
	name: z.string(),
	image: z.string(),
	unit: z.string().nullable(),
	cartType,
	price: money,
	oldPrice: money.nullable(),
	/** The lowest price of the 30 days before the reduction, where the old price is higher than it; else null. */
	lowestBefore: money.nullable(),
	/** Of the sku whose price it is; null where its content is not known. */
	unitPrice: unitPrice.nullable(),
	/** True where skus differ in price, so that a card says "from". */
	hasPriceRange: z.boolean(),
	stock: z.int(),
	sales: z.int(),
	/** Mean stars of its reviews; null below `ratedFromReviews`. */
	rating: rating.nullable(),
	ratingCount: z.int(),
	skuCount: z.int(),
	merchant: seller,
});
export type GoodsCard = z.infer<typeof goodsCard>;

export const sortOrders = [
	"default",
	"price",
	"unitPrice",
	"sales",
	"new",
] as const;

/** A total is counted up to here; behind it a list is "1,000 and more". */
export const totalMax = 1_000;

/** Least stars that a list offers to be narrowed to. */
export const ratingMinimums = [4, 3] as const;

const priceBound = z
	.string()
	.regex(/^\d{1,10}(\.\d{1,2})?$/, "correctNumber")
	.optional();

const listQuery = pageQuery.extend({
	keyword: z.string().max(keywordMaxLength, "keywordTooLong").optional(),
	cid: id.optional(),
	merId: id.optional(),
	cartType: cartType.optional(),
	/** Hong Kong dollars; both bounds belong to the range. */
	minPrice: priceBound,
	maxPrice: priceBound,
	inStock: z.enum(["true", "false"]).optional(),
	merchantType: z.enum(merchantTypes).optional(),
	/** As goods have it. */
	brand: z.string().max(keywordMaxLength, "tooLong").optional(),
	/** ISO 3166-1 alpha-2. */
	origin: z.string().max(2, "tooLong").optional(),
	/** Least mean stars, compared as shown; goods without a rating have none. */
	rating: whole(1, starsMax).optional(),
	sort: z.enum(sortOrders).default("default"),
	order: z.enum(["asc", "desc"]).default("asc"),
});

/** So many brands and so many origins are offered. */
export const factsOffered = 8;

const factCounts = z
	.array(z.object({ value: z.string(), count: z.int() }))
	.max(factsOffered);

/**
 * What the list can be narrowed to from here: counts are of goods that match all that was asked. Where the total is
 * capped they are of the goods that were counted, so each is a least number and the price bounds are only some.
 */
const facets = z.object({
	/** Leaf categories, those with most goods first. */
	categories: z.array(
		z.object({ id: z.int(), name: z.string(), count: z.int() }),
	),
	merchantTypes: z.array(
		z.object({ type: z.enum(merchantTypes), count: z.int() }),
	),
	/** Those with most goods first. */
	brands: factCounts,
	/** ISO 3166-1 alpha-2, those with most goods first. */
	origins: factCounts,
	inStock: z.int(),
	ratings: z.array(
		z.object({ minimum: z.literal(ratingMinimums), count: z.int() }),
	),
	/** Null where there are no goods. */
	price: z.object({ min: money, max: money }).nullable(),
});
export type Facets = z.infer<typeof facets>;

const goodsPage = pageOf(goodsCard).extend({
	/** True where there are more than `total`; pages end with it. */
	isTotalCapped: z.boolean(),
	/** The words whose goods these are, where those typed had one slip and found nothing; else null. */
	correctedKeyword: z.string().nullable(),
	facets,
});

export const listGoods = defineCall({
	method: "GET",
	path: "/api/front/product/list",
	who: "all",
	summary: "Goods by category, merchant or keyword, narrowed, sorted and paged",
	query: listQuery,
	answer: goodsPage,
});

const sku = z.object({
	id: z.int(),
	/** Chosen value per option name, such as {"colour": "Black"}; words in the request's language. */
	options: z.record(z.string(), z.string()),
	price: money,
	oldPrice: money.nullable(),
	/** What is in it, such as "500 g"; null where nobody wrote it. */
	content: z.string().nullable(),
	unitPrice: unitPrice.nullable(),
	/** The lowest price of the 30 days before its price was reduced; null where it is not, or nobody knows. */
	lowestBefore: money.nullable(),
	stock: z.int(),
	image: z.string().nullable(),
});
export type Sku = z.infer<typeof sku>;

export const goodsDetail = goodsCard.extend({
	introduction: z.string(),
	gallery: z.array(z.string()),
	/** Option names with the values that exist, in the order to be shown. `name` is a key such as "colour". */
	options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
	skus: z.array(sku),
	/** The origin is ISO 3166-1 alpha-2. */
	...ofEachFact(() => z.string().nullable()),
	storage: z.enum(["ambient", "chilled", "frozen"]).nullable(),
	weightGrams: z.int(),
	/** Top category first. */
	categories: z.array(named),
	/** In the order to be shown. */
	guarantees: z.array(z.enum(guaranteeKeys)),
	/**
	 * What bringing it costs, and from which total of goods on nothing: its merchant's, in the supermarket the dearest of
	 * its merchant's stores. Null where none of these is in service.
	 */
	freight: z.object({ fee: money, freeFrom: money }).nullable(),
	merchant: seller.extend({
		logo: z.string(),
		introduction: z.string(),
		goodsCount: z.int(),
		/** Mean stars of all its reviews; null below `ratedFromReviews`. */
		rating: rating.nullable(),
		ratingCount: z.int(),
	}),
});
export type GoodsDetail = z.infer<typeof goodsDetail>;

export const getGoods = defineCall({
	method: "GET",
	path: "/api/front/product/detail/{id}",
	who: "all",
	summary: "One goods with its gallery, skus and merchant",
	params: z.object({ id }),
	answer: goodsDetail,
});

export const listRecommendedGoods = defineCall({
	method: "GET",
	path: "/api/front/product/recommend",
	who: "all",
	summary:
		"Goods that go with one goods: its category first, best sellers first",
	query: z.object({ id, limit: pageQuery.shape.limit }),
	answer: z.array(goodsCard),
});

export const listGoodsCards = defineCall({
	method: "GET",
	path: "/api/front/product/cards",
	who: "all",
	summary:
		"Cards of these goods, in that order; those that are unknown or off the shelf are left out",
	query: z.object({ ids: idList }),
	answer: z.array(goodsCard),
});

const afterId = whole(0, 2_147_483_647).default(0);

export const sitemapLimitMax = 1000;

const sitemapGoods = z.object({
	id: z.int(),
	/** When its page last changed, as far as is known. */
	changedAt: z.iso.datetime(),
});
export type SitemapGoods = z.infer<typeof sitemapGoods>;

export const listSitemapGoods = defineCall({
	method: "GET",
	path: "/api/front/product/sitemap",
	who: "all",
	summary:
		"Goods that have a page, by rising id from the first one after `after`: all of a large catalogue, a part at a time",
	query: z.object({
		after: afterId,
		limit: whole(1, sitemapLimitMax).default(sitemapLimitMax),
	}),
	answer: z.array(sitemapGoods),
});

export const feedLimitMax = 100;

export const listFeedGoods = defineCall({
	method: "GET",
	path: "/api/front/product/feed",
	who: "all",
	summary:
		"All that is known of an area's goods, by rising id from the first one after `after`: all of a large catalogue, a part at a time",
	query: z.object({
		cartType,
		after: afterId,
		limit: whole(1, feedLimitMax).default(feedLimitMax),
	}),
	answer: z.array(goodsDetail),
});
