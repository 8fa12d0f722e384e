import { sql } from "drizzle-orm";
import {
	check,
	index,
	pgTable,
	primaryKey,
	smallint,
	text,
} from "drizzle-orm/pg-core";
import { conditions, returnWays } from "../../contract/sales/return-terms";
import { moment, refersTo } from "../columns";
import { orderLine } from "./order";
import { refund } from "./refund";
import { store } from "./store";

/** Goods of a refund that come back before its money goes. */
export const refundReturn = pgTable(
	"refund_return",
	{
		refundId: refersTo("refund_id", () => refund.id).primaryKey(),
		way: text({ enum: returnWays }).notNull(),
		/** Where they are handed in; null for what a courier fetches. */
		storeId: refersTo("store_id", () => store.id),
		/** When it moves by itself, unless somebody did before; null where nothing is waited for. */
		dueAt: moment("due_at"),
		courier: text(),
		trackingNo: text("tracking_no"),
		sentAt: moment("sent_at"),
		arrivedAt: moment("arrived_at"),
		/** As staff found it. */
		images: text().array().notNull().default(sql`'{}'`),
	},
	(table) => [
		index("refund_return_due")
			.on(table.dueAt)
			.where(sql`${table.dueAt} is not null`),
		check(
			"refund_return_store",
			sql`(${table.way} = 'pickUp') = (${table.storeId} is null)`,
		),
		check("refund_return_pictures", sql`cardinality(${table.images}) <= 5`),
	],
);

/** How the pieces of a line came back. */
export const refundReturnLine = pgTable(
	"refund_return_line",
	{
		refundId: refersTo("refund_id", () => refundReturn.refundId).notNull(),
		lineId: refersTo("line_id", () => orderLine.id).notNull(),
		condition: text({ enum: conditions }).notNull(),
		/** Pieces that can be sold again. */
		restocked: smallint().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.refundId, table.lineId] }),
		check(
			"refund_return_line_restocked",
			sql`${table.restocked} = 0 or (${table.restocked} > 0 and ${table.condition} = 'good')`,
		),
	],
);

/** A buyer's objection to a refusal, with the merchant's words that it is about. */
export const refundDispute = pgTable(
	"refund_dispute",
	{
		refundId: refersTo("refund_id", () => refund.id).primaryKey(),
		refusal: text().notNull(),
		/** Empty once its buyer has left the shop. */
		objection: text().notNull(),
		images: text().array().notNull(),
		/** The operator's words; null while it is open. */
		verdict: text(),
		objectedAt: moment("objected_at").notNull(),
		decidedAt: moment("decided_at"),
	},
	(table) => [
		check("refund_dispute_pictures", sql`cardinality(${table.images}) <= 5`),
		check(
			"refund_dispute_verdict",
			sql`(${table.verdict} is null) = (${table.decidedAt} is null)`,
		),
	],
);

/** What of an application was not accepted goes on as one of its own. */
export const refundSplit = pgTable(
	"refund_split",
	{
		refundId: refersTo("refund_id", () => refund.id).primaryKey(),
		fromId: refersTo("from_id", () => refund.id).notNull(),
	},
	(table) => [index("refund_split_from").on(table.fromId)],
);
