import { sql } from "drizzle-orm";
import {
	bigint,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	timestamp,
} from "drizzle-orm/pg-core";

/**
 * What has to happen outside the database because of a change, written in the transaction of that change. Times are
 * the database's, so that machines whose clocks differ agree on what is due.
 */
export const outbox = pgTable(
	"outbox",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		kind: text().notNull(),
		payload: jsonb().$type<unknown>().notNull(),
		/** What must be said once alone, such as "paid PT…"; null where it may be said again. */
		reference: text().unique(),
		attempts: integer().notNull().default(0),
		createdAt: timestamp("created_at", { withTimezone: true })
			.notNull()
			.defaultNow(),
		/** Not before then; moved ahead while somebody performs it, and after a failure. */
		dueAt: timestamp("due_at", { withTimezone: true }).notNull().defaultNow(),
		/** Null until it has happened. */
		doneAt: timestamp("done_at", { withTimezone: true }),
		/** Why the last attempt failed; names nobody. Null before the first failure. */
		failure: text(),
		/** Set where nobody tries any more, until an operator asks for it. */
		givenUpAt: timestamp("given_up_at", { withTimezone: true }),
	},
	(table) => [
		index("outbox_due")
			.on(table.dueAt, table.id)
			.where(sql`${table.doneAt} is null and ${table.givenUpAt} is null`),
		index("outbox_given_up")
			.on(table.id)
			.where(sql`${table.givenUpAt} is not null`),
	],
);
