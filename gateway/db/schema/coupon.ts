import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	unique,
} from "drizzle-orm/pg-core";
import type { Localized } from "../../contract/locale";
import { couponTypes } from "../../contract/sales/coupon-terms";
import { id, moment, money, refersTo } from "../columns";
import { account } from "./account";
import { category } from "./category";
import { goods } from "./goods";
import { merchant } from "./merchant";

export const coupon = pgTable(
	"coupon",
	{
		id: id(),
		/** Null for a coupon of the shop itself. */
		merchantId: refersTo("merchant_id", () => merchant.id),
		type: text({ enum: couponTypes }).notNull(),
		/** Top or leaf; set for the type "category" alone. */
		categoryId: refersTo("category_id", () => category.id),
		name: jsonb().$type<Localized>().notNull(),
		amount: money("amount").notNull(),
		minimumSpend: money("minimum_spend").notNull(),
		validDays: smallint("valid_days").notNull(),
		/** Whether it can be received now; a coupon in somebody's hands outlives this. */
		isOffered: boolean("is_offered").notNull().default(true),
		/** So many can be received; null for any number. */
		issueLimit: integer("issue_limit"),
		issued: integer().notNull().default(0),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		check("coupon_amount_positive", sql`${table.amount} > 0`),
		check("coupon_minimum_not_negative", sql`${table.minimumSpend} >= 0`),
		check(
			"coupon_issued_within_limit",
			sql`${table.issued} between 0 and coalesce(${table.issueLimit}, ${table.issued})`,
		),
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
		goodsId: refersTo("goods_id", () => goods.id).notNull(),
		couponId: refersTo("coupon_id", () => coupon.id).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.goodsId, table.couponId] }),
		index("coupon_goods_coupon").on(table.couponId),
	],
);

/** A coupon in somebody's hands. */
export const couponReceipt = pgTable(
	"coupon_receipt",
	{
		id: id(),
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
		couponId: refersTo("coupon_id", () => coupon.id).notNull(),
		receivedAt: moment("received_at").notNull(),
		/** From then on it cannot be used. */
		expiresAt: moment("expires_at").notNull(),
		/** Set by the order that uses it and taken back when that is cancelled. */
		usedAt: moment("used_at"),
		/** Number of that order. */
		usedBy: text("used_by"),
	},
	(table) => [
		// Once an account, used or not: a coupon is no discount for ever.
		unique("coupon_receipt_once").on(table.accountId, table.couponId),
		index("coupon_receipt_coupon").on(table.couponId),
		/** How often a coupon was used is counted off this one. */
		index("coupon_receipt_used")
			.on(table.couponId)
			.where(sql`${table.usedAt} is not null`),
		check(
			"coupon_receipt_use",
			sql`(${table.usedAt} is null) = (${table.usedBy} is null)`,
		),
	],
);
