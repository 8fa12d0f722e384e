import { sql } from "drizzle-orm";
import {
	check,
	date,
	index,
	pgTable,
	smallint,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import {
	commissionMax,
	settlementAccounts,
} from "../../contract/sales/settlement-terms";
import { id, moment, money, refersTo } from "../columns";
import { category } from "./category";
import { merchant } from "./merchant";
import { merchantOrder, orderLine } from "./order";

/** What the shop takes of what a merchant sells, from a day on. */
export const commissionRate = pgTable(
	"commission_rate",
	{
		id: id(),
		/** Null for every merchant. */
		merchantId: refersTo("merchant_id", () => merchant.id),
		/** Top or leaf; null for everything that is sold. */
		categoryId: refersTo("category_id", () => category.id),
		/** Hundredths of a per cent. */
		basisPoints: smallint("basis_points").notNull(),
		/** Days of Hong Kong's calendar: the first one, and the first one on which it holds no more. */
		holdsFrom: date("holds_from").notNull(),
		endsOn: date("ends_on"),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		uniqueIndex("commission_rate_once").on(
			sql`coalesce(${table.merchantId}, 0)`,
			sql`coalesce(${table.categoryId}, 0)`,
			table.holdsFrom,
		),
		check(
			"commission_rate_of_something",
			sql`num_nonnulls(${table.merchantId}, ${table.categoryId}) > 0`,
		),
		check(
			"commission_rate_share",
			sql`${table.basisPoints} between 0 and ${sql.raw(String(commissionMax))}`,
		),
		check("commission_rate_days", sql`${table.endsOn} >= ${table.holdsFrom}`),
	],
);

/** A paid order of the mall that its merchant is settled for. */
export const settledOrder = pgTable(
	"settled_order",
	{
		orderId: refersTo("order_id", () => merchantOrder.id).primaryKey(),
		merchantId: refersTo("merchant_id", () => merchant.id).notNull(),
		paidAt: moment("paid_at").notNull(),
		/** When it is worth looking whether it is held still. */
		lookAt: moment("look_at").notNull(),
		/** When what it earns became due; null while it is held. */
		releasedAt: moment("released_at"),
	},
	(table) => [
		index("settled_order_merchant").on(table.merchantId, table.orderId),
		index("settled_order_held")
			.on(table.lookAt)
			.where(sql`${table.releasedAt} is null`),
	],
);

/** What the shop takes of a line. */
export const settledLine = pgTable(
	"settled_line",
	{
		lineId: refersTo("line_id", () => orderLine.id).primaryKey(),
		orderId: refersTo("order_id", () => settledOrder.orderId).notNull(),
		basisPoints: smallint("basis_points").notNull(),
		commission: money("commission").notNull(),
	},
	(table) => [
		index("settled_line_order").on(table.orderId),
		check("settled_line_commission", sql`${table.commission} >= 0`),
	],
);

/** Double entry beside the orders' own ledger: the amounts of a posting sum to nothing. */
export const settlementEntry = pgTable(
	"settlement_entry",
	{
		id: id(),
		merchantId: refersTo("merchant_id", () => merchant.id).notNull(),
		orderId: refersTo("order_id", () => settledOrder.orderId).notNull(),
		account: text({ enum: settlementAccounts }).notNull(),
		/** What one posting is called: an event is posted once. */
		posting: text().notNull(),
		amount: money("amount").notNull(),
		at: moment("at").notNull(),
	},
	(table) => [
		index("settlement_entry_order").on(table.orderId),
		/** With the amount, so that a sum reads no row. */
		index("settlement_entry_merchant").on(
			table.merchantId,
			table.account,
			table.amount,
		),
		uniqueIndex("settlement_entry_once").on(table.posting, table.account),
	],
);
