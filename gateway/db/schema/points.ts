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
import { account } from "./account";
import { masterOrder } from "./order";

/** The ledger of points: a balance is the sum of an account's entries, and never negative. */
export const pointsEntry = pgTable(
	"points_entry",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		accountId: integer("account_id")
			.notNull()
			.references(() => account.id),
		kind: text({
			enum: ["granted", "spent", "givenBack", "takenBack"],
		}).notNull(),
		/** Negative where they go. */
		amount: integer().notNull(),
		masterId: integer("master_id").references(() => masterOrder.id),
		/** Frozen until then. */
		usableFrom: timestamp("usable_from", { withTimezone: true }).notNull(),
		at: timestamp("at", { withTimezone: true }).notNull(),
	},
	(table) => [
		index("points_entry_account").on(table.accountId, table.id.desc()),
		uniqueIndex("points_entry_once")
			.on(table.masterId, table.kind)
			.where(sql`${table.kind} in ('spent', 'givenBack')`),
		check("points_entry_amount", sql`${table.amount} <> 0`),
	],
);
