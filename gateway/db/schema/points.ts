import { sql } from "drizzle-orm";
import {
	check,
	index,
	integer,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { pointsKinds } from "../../contract/sales/points";
import { account } from "./account";
import { masterOrder, merchantOrder } from "./order";
import { refund } from "./refund";

/** The ledger of points: a balance is the sum of an account's entries, and never negative. */
export const pointsEntry = pgTable(
	"points_entry",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		accountId: integer("account_id")
			.notNull()
			.references(() => account.id),
		kind: text({
			enum: pointsKinds,
		}).notNull(),
		/** Negative where they go. */
		amount: integer().notNull(),
		masterId: integer("master_id").references(() => masterOrder.id),
		/** The merchant's order whose receipt granted them. */
		orderId: integer("order_id").references(() => merchantOrder.id),
		/** What they came back or were taken back with; null where with none. */
		refundId: integer("refund_id").references(() => refund.id),
		/** Frozen until then. */
		usableFrom: timestamp("usable_from", { withTimezone: true }).notNull(),
		at: timestamp("at", { withTimezone: true }).notNull(),
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
