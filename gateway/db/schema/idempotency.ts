import {
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
} from "drizzle-orm/pg-core";
import { account } from "./account";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What was answered to a command, so that its repetition hears the same and does nothing. */
export const idempotency = pgTable(
	"idempotency",
	{
		accountId: integer("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		key: text().notNull(),
		/** Method and path. */
		call: text().notNull(),
		/** SHA-256 of the body in canonical form: the same key with another body is refused. */
		bodyHash: text("body_hash").notNull(),
		/** Null while the first one is at work. */
		answer: jsonb().$type<unknown>(),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.accountId, table.key] }),
		index("idempotency_age").on(table.createdAt),
	],
);
