import { sql } from "drizzle-orm";
import {
	bigint,
	index,
	integer,
	jsonb,
	pgTable,
	text,
} from "drizzle-orm/pg-core";
import { moment } from "../columns";

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
		createdAt: moment("created_at").notNull().defaultNow(),
		/** Not before then; moved ahead while somebody performs it, and after a failure. */
		dueAt: moment("due_at").notNull().defaultNow(),
		/** Null until it has happened. */
		doneAt: moment("done_at"),
		/** Why the last attempt failed; names nobody. Null before the first failure. */
		failure: text(),
		/** Set where nobody tries any more, until an operator asks for it. */
		givenUpAt: moment("given_up_at"),
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
