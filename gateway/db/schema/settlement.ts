import { sql } from "drizzle-orm";
import {
	check,
	date,
	index,
	integer,
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
import { payout } from "./payout";

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

/** A month of Hong Kong's calendar of a merchant, closed for good. What comes late stands in the next one. */
export const settlementStatement = pgTable(
	"settlement_statement",
	{
		id: id(),
		merchantId: refersTo("merchant_id", () => merchant.id).notNull(),
		/** From one on, without gaps, for each merchant. */
		no: integer().notNull(),
		/** Its first day. */
		month: date().notNull(),
		closedAt: moment("closed_at").notNull(),
		/** What was owed before it and after it, held or due. */
		opening: money("opening").notNull(),
		closing: money("closing").notNull(),
		/** What came in of its sales, with what the shop bore of them. */
		sold: money("sold").notNull(),
		/** Below zero: what went back, with what the shop had borne of that. */
		refunded: money("refunded").notNull(),
		/** Below zero, but where more of it was given back than taken. */
		commission: money("commission").notNull(),
		/** Below zero, but where more came back from banks than went out. */
		paid: money("paid").notNull(),
	},
	(table) => [
		uniqueIndex("settlement_statement_no").on(table.merchantId, table.no),
		uniqueIndex("settlement_statement_month").on(table.merchantId, table.month),
		check(
			"settlement_statement_adds_up",
			sql`${table.closing} = ${table.opening} + ${table.sold} + ${table.refunded} + ${table.commission} + ${table.paid}`,
		),
	],
);

/** Double entry beside the orders' own ledger: the amounts of a posting sum to nothing. */
export const settlementEntry = pgTable(
	"settlement_entry",
	{
		id: id(),
		merchantId: refersTo("merchant_id", () => merchant.id).notNull(),
		/** What it is about: an order, or a payout. */
		orderId: refersTo("order_id", () => settledOrder.orderId),
		payoutId: refersTo("payout_id", () => payout.id),
		/** What closed it; null until its month is over. */
		statementId: refersTo("statement_id", () => settlementStatement.id),
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
		/** What no statement holds, by the month it belongs to. */
		index("settlement_entry_to_close")
			.on(table.merchantId, table.at)
			.where(sql`${table.statementId} is null`),
		index("settlement_entry_statement")
			.on(table.statementId, table.id)
			.where(sql`${table.statementId} is not null`),
		check(
			"settlement_entry_about",
			sql`num_nonnulls(${table.orderId}, ${table.payoutId}) = 1`,
		),
	],
);
