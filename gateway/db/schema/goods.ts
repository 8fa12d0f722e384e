import { type SQL, sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	boolean,
	check,
	type ExtraConfigColumn,
	index,
	integer,
	jsonb,
	pgTable,
	smallint,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import type { GuaranteeKey } from "../../contract/catalog/goods-terms";
import { unitPers } from "../../contract/catalog/unit-price";
import type { Localized } from "../../contract/locale";
import type { CartType } from "../../contract/values";
import { id, meanStars, moment, money, refersTo, tsvector } from "../columns";
import { category } from "./category";
import { merchant } from "./merchant";

/** Sold so often: in a shop of age some four times as many goods each. Words that many goods have are looked up by these steps. */
export const salesSteps = [1_000, 400, 100] as const;

/** In stock and of one of these steps; written out, since an index helps only where a query repeats its words. */
export function sellsWell(
	table: { isShown: AnyPgColumn; stock: AnyPgColumn; sales: AnyPgColumn },
	step: number,
): SQL {
	const [salesMin, better] = [salesSteps[step], salesSteps[step - 1]];
	const sold = sql`${table.sales} >= ${sql.raw(String(salesMin))}`;
	const only = better && sql` and ${table.sales} < ${sql.raw(String(better))}`;
	return sql`${table.isShown} and ${table.stock} > 0 and ${sold}${only}`;
}

/**
 * What words find a goods by, with its places in the shop and how its price begins beside them, so that one index answers
 * for words within a place and a range of prices (`priceTokens`). They are made for the index only and stand in no row,
 * by a function of the database, since PostgreSQL plans a search in two thirds of the time where the index bears only its name.
 */
export function placedTokens(
	table: Record<
		| "search"
		| "categoryId"
		| "topCategoryId"
		| "merchantId"
		| "cartType"
		| "price",
		AnyPgColumn
	>,
): SQL {
	return sql`placed_tokens(${table.search}, ${table.categoryId}, ${table.topCategoryId}, ${table.merchantId}, ${table.cartType}, ${table.price})`;
}

/** What is saved of the old price; written out, since an index helps only where a query repeats its words. */
export function savingShare(
	table: Record<"price" | "oldPrice", AnyPgColumn>,
): SQL {
	return sql`1 - ${table.price} / nullif(${table.oldPrice}, 0)`;
}

/** Of all goods, and of each step of those that sell well. */
function searchIndexes(
	table: Parameters<typeof placedTokens>[0] & Parameters<typeof sellsWell>[0],
) {
	return [
		index("goods_words").using("gin", placedTokens(table)),
		...salesSteps.map((salesMin, step) =>
			index(`goods_words_${salesMin}`)
				.using("gin", placedTokens(table))
				.where(sellsWell(table, step)),
		),
	];
}

type Columns = Record<
	| "categoryId"
	| "topCategoryId"
	| "merchantId"
	| "cartType"
	| "isShown"
	| "price"
	| "unitPrice"
	| "createdAt"
	| "stock"
	| "sales"
	| "rating"
	| "brand"
	| "origin"
	| "id",
	ExtraConfigColumn
>;

/** Every list is one scope in one sort, so that each page of it is read off an index. */
function listIndexes(table: Columns) {
	const scopes = {
		leaf: table.categoryId,
		top: table.topCategoryId,
		merchant: table.merchantId,
		area: table.cartType,
		// One value in all that the index of the whole shop holds.
		shop: table.isShown,
	};
	return Object.entries(scopes).flatMap(([scope, column]) => [
		index(`goods_${scope}_sales`)
			// What is sold out stands behind all that can be bought.
			.on(
				column,
				sql`(${table.stock} = 0)`,
				table.sales.desc().nullsFirst(),
				table.id,
				// What a list is counted and narrowed by, so that no row is read for it.
				table.price,
				table.stock,
				table.rating,
				table.categoryId,
				table.merchantId,
			)
			.where(sql`${table.isShown}`),
		index(`goods_${scope}_price`)
			.on(column, table.price, table.id)
			.where(sql`${table.isShown}`),
		// What has no unit price stands last.
		index(`goods_${scope}_unit_price`)
			.on(column, table.unitPrice, table.id)
			.where(sql`${table.isShown}`)
			.concurrently(),
		index(`goods_${scope}_new`)
			.on(column, table.createdAt.desc().nullsFirst(), table.id)
			.where(sql`${table.isShown}`),
	]);
}

/** What few goods are of is not looked for among all others. */
function factIndexes(table: Columns) {
	const facts = { brand: table.brand, origin: table.origin };
	return Object.entries(facts).map(([fact, column]) =>
		index(`goods_${fact}`)
			.on(column)
			.where(sql`${table.isShown}`)
			.concurrently(),
	);
}

/**
 * A goods and what lists need of it. `price`, `oldPrice`, `lowestBefore`, `unitPrice`, `stock` and `skuCount` repeat its skus, so that a list
 * reads one row a card; whoever changes a sku refreshes them in the same transaction.
 */
export const goods = pgTable(
	"goods",
	{
		id: id(),
		merchantId: refersTo("merchant_id", () => merchant.id).notNull(),
		categoryId: refersTo("category_id", () => category.id).notNull(),
		topCategoryId: refersTo("top_category_id", () => category.id).notNull(),
		/** The merchant's own name for it. */
		code: text(),
		cartType: text("cart_type").$type<CartType>().notNull(),
		name: jsonb().$type<Localized>().notNull(),
		introduction: jsonb().$type<Localized>().notNull(),
		unit: text(),
		brand: text(),
		origin: text(),
		storage: text({ enum: ["ambient", "chilled", "frozen"] }),
		/** In the order to be shown. */
		guarantees: text().array().$type<GuaranteeKey[]>().notNull().default([]),
		/** Words that shoppers type and that stand nowhere in the name. */
		keywords: text().array().notNull(),
		/** 800 px pictures; the first is the one on cards. */
		images: text().array().notNull(),
		price: money("price").notNull(),
		oldPrice: money("old_price"),
		lowestBefore: money("lowest_before"),
		/** Of the sku whose price it is; null where its content is not known. */
		unitPrice: money("unit_price"),
		unitPer: text("unit_per", { enum: unitPers }),
		hasPriceRange: boolean("has_price_range").notNull(),
		stock: integer().notNull(),
		skuCount: smallint("sku_count").notNull(),
		sales: integer().notNull().default(0),
		/** Both scores of every review, 2 to 10 each: kept by the function that adds a review. */
		ratingSum: integer("rating_sum").notNull().default(0),
		ratingCount: integer("rating_count").notNull().default(0),
		rating: meanStars(),
		isShown: boolean("is_shown").notNull().default(true),
		createdAt: moment("created_at").notNull(),
		/** Grows by each edit; sales and stock leave it alone. */
		version: integer().notNull().default(1),
		/** Of the last edit; null for goods that nobody has edited. */
		changedAt: moment("changed_at"),
		/** The account that made it, as long as there is one. */
		changedBy: integer("changed_by"),
		/** Tokens of names as they are; those of keywords, brand, category and merchant with a sign before them. */
		search: tsvector().notNull(),
	},
	(table) => {
		return [
			check("goods_stock_not_negative", sql`${table.stock} >= 0`),
			check(
				"goods_rating_of_its_reviews",
				sql`${table.ratingSum} between 2 * ${table.ratingCount} and 10 * ${table.ratingCount}`,
			),
			index("goods_promotion")
				.on(
					table.topCategoryId,
					sql`(${table.stock} = 0)`,
					sql`(${savingShare(table)}) desc`,
					table.id,
				)
				.where(sql`${table.isShown} and ${table.oldPrice} is not null`),
			uniqueIndex("goods_code").on(table.merchantId, table.code),
			// Its merchant sees what is off the shelf too.
			index("goods_of_merchant").on(table.merchantId, table.id),
			...factIndexes(table),
			...searchIndexes(table),
			...listIndexes(table),
		];
	},
);

/** A chosen value: the same in every language, or a text in each. */
export type OptionValue = string | Localized;

export const sku = pgTable(
	"sku",
	{
		id: id(),
		goodsId: refersTo("goods_id", () => goods.id).notNull(),
		/** The merchant's own name for it, within its goods. */
		code: text(),
		options: jsonb().$type<Record<string, OptionValue>>().notNull(),
		price: money("price").notNull(),
		oldPrice: money("old_price"),
		/** Since when it costs that, and cost that before; null where that is since its goods was made. */
		pricedAt: moment("priced_at"),
		/** The lowest price of the 30 days before `pricedAt`; null where nobody knows. */
		lowestBefore: money("lowest_before"),
		/** What is in it, such as "500 g". */
		content: text(),
		/** What can be sold. */
		stock: integer().notNull(),
		/** Sold and not shipped: it lies on the shelf and belongs to orders. */
		reserved: integer().notNull().default(0),
		weightGrams: integer("weight_grams").notNull(),
		image: text(),
		position: smallint().notNull(),
		/** No longer sold, and kept for the orders that name it; its stock counts no more. */
		isEnded: boolean("is_ended").notNull().default(false),
	},
	(table) => [
		uniqueIndex("sku_code").on(table.goodsId, table.code),
		check("sku_stock_not_negative", sql`${table.stock} >= 0`),
		check("sku_reserved_not_negative", sql`${table.reserved} >= 0`),
		index("sku_goods").on(table.goodsId, table.position),
	],
);

/** Whether a sku is on the shelf: its goods is, and it has not ended itself. */
export const isSold = sql<boolean>`(${goods.isShown} and not ${sku.isEnded})`;
