import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns";

/** Signatures of writes seen lately, so that a captured request cannot be sent again. */
export const seenSignature = pgTable(
	"seen_signature",
	{
		signature: text().primaryKey(),
		seenAt: moment("seen_at").notNull(),
	},
	(table) => [index("seen_signature_age").on(table.seenAt)],
);
