import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
} from "drizzle-orm/pg-core";
import { couponTypes } from "../../contract/coupon";
import type { Localized } from "../../contract/locale";
import { category } from "./category";
import { goods } from "./goods";
import { merchant } from "./merchant";

export const coupon = pgTable(
	"coupon",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		/** Null for a coupon of the shop itself. */
		merchantId: integer("merchant_id").references(() => merchant.id),
		type: text({ enum: couponTypes }).notNull(),
		/** Top or leaf; set for the type "category" alone. */
		categoryId: integer("category_id").references(() => category.id),
		name: jsonb().$type<Localized>().notNull(),
		amount: numeric({ precision: 12, scale: 2 }).notNull(),
		minimumSpend: numeric("minimum_spend", {
			precision: 12,
			scale: 2,
		}).notNull(),
		validDays: smallint("valid_days").notNull(),
		/** Whether it can be received now; a coupon in somebody's hands outlives this. */
		isOffered: boolean("is_offered").notNull().default(true),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
	},
	(table) => [
		check("coupon_amount_positive", sql`${table.amount} > 0`),
		check("coupon_minimum_not_negative", sql`${table.minimumSpend} >= 0`),
		check("coupon_valid_days_positive", sql`${table.validDays} > 0`),
		check(
			"coupon_category_fits",
			sql`(${table.type} = 'category') = (${table.categoryId} is not null)`,
		),
		index("coupon_merchant_type")
			.on(table.merchantId, table.type)
			.where(sql`${table.isOffered}`),
		index("coupon_category")
			.on(table.categoryId)
			.where(sql`${table.isOffered}`),
	],
);

/** What a coupon of the type "goods" counts. */
export const couponGoods = pgTable(
	"coupon_goods",
	{
		goodsId: integer("goods_id")
			.notNull()
			.references(() => goods.id),
		couponId: integer("coupon_id")
			.notNull()
			.references(() => coupon.id),
	},
	(table) => [
		primaryKey({ columns: [table.goodsId, table.couponId] }),
		index("coupon_goods_coupon").on(table.couponId),
	],
);
