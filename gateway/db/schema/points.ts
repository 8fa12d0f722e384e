import { sql } from "drizzle-orm";
import {
	check,
	index,
	integer,
	pgTable,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { pointsKinds } from "../../contract/sales/points";
import { id, moment, refersTo } from "../columns";
import { account } from "./account";
import { masterOrder, merchantOrder } from "./order";
import { refund } from "./refund";

/** The ledger of points: a balance is the sum of an account's entries, and never negative. */
export const pointsEntry = pgTable(
	"points_entry",
	{
		id: id(),
		accountId: refersTo("account_id", () => account.id).notNull(),
		kind: text({
			enum: pointsKinds,
		}).notNull(),
		/** Negative where they go. */
		amount: integer().notNull(),
		masterId: refersTo("master_id", () => masterOrder.id),
		/** The merchant's order whose receipt granted them. */
		orderId: refersTo("order_id", () => merchantOrder.id),
		/** What they came back or were taken back with; null where with none. */
		refundId: refersTo("refund_id", () => refund.id),
		/** Frozen until then. */
		usableFrom: moment("usable_from").notNull(),
		at: moment("at").notNull(),
	},
	(table) => [
		index("points_entry_account").on(table.accountId, table.id.desc()),
		uniqueIndex("points_entry_once")
			.on(table.masterId, table.kind)
			.where(
				sql`${table.kind} in ('spent', 'givenBack') and ${table.refundId} is null`,
			),
		uniqueIndex("points_entry_granted_once")
			.on(table.orderId)
			.where(sql`${table.kind} = 'granted'`),
		uniqueIndex("points_entry_refund_once")
			.on(table.refundId, table.kind)
			.where(sql`${table.refundId} is not null`),
		check("points_entry_amount", sql`${table.amount} <> 0`),
	],
);
