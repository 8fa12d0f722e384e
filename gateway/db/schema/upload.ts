import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { imageModels } from "../../contract/identity/user";
import { bytea, moment, refersTo } from "../columns";
import { account } from "./account";

/** A picture that an account sent: only its owner may put it to use. */
export const upload = pgTable(
	"upload",
	{
		path: text().primaryKey(),
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
		model: text({ enum: imageModels }).notNull(),
		/** Shown to its owner, to operators, to the staff of these merchants and to this shopper alone. */
		isPrivate: boolean("is_private").notNull().default(false),
		merchantIds: integer("merchant_ids").array().notNull().default([]),
		/** An account; it is never given again, so nothing has to follow its end. */
		shownTo: integer("shown_to"),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		index("upload_account").on(table.accountId),
		index("upload_shown_to")
			.on(table.shownTo)
			.where(sql`${table.shownTo} is not null`)
			.concurrently(),
	],
);

/** The pictures themselves, where the database keeps them (`providers/storage`). */
export const uploadContent = pgTable("upload_content", {
	name: text().primaryKey(),
	bytes: bytea().notNull(),
});
