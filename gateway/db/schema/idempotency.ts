import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, refersTo } from "../columns";
import { account } from "./account";

/** What was answered to a command, so that its repetition hears the same and does nothing. */
export const idempotency = pgTable(
	"idempotency",
	{
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
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
