import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Signatures of writes seen lately, so that a captured request cannot be sent again. */
export const seenSignature = pgTable(
	"seen_signature",
	{
		signature: text().primaryKey(),
		seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
	},
	(table) => [index("seen_signature_age").on(table.seenAt)],
);
