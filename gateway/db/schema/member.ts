import { index, pgTable, text } from "drizzle-orm/pg-core";
import { blockReasons, noteKinds } from "../../contract/identity/member-terms";
import { id, moment, refersTo } from "../columns";
import { account } from "./account";

/** What staff wrote of a member, and when they blocked and unblocked it. Rows are added and never changed. */
export const memberNote = pgTable(
	"member_note",
	{
		id: id(),
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
		/** Null for a command typed on the shop's own machine. */
		authorId: refersTo("author_id", () => account.id),
		kind: text({ enum: noteKinds }).notNull(),
		/** Of a block alone. */
		reason: text({ enum: blockReasons }),
		text: text().notNull(),
		at: moment("at").notNull(),
	},
	(table) => [index("member_note_account").on(table.accountId, table.id)],
);
