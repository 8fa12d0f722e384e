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
		/** Shown to its owner, to operators and to the staff of these merchants alone. */
		isPrivate: boolean("is_private").notNull().default(false),
		merchantIds: integer("merchant_ids").array().notNull().default([]),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [index("upload_account").on(table.accountId)],
);

/** The pictures themselves, where the database keeps them (`providers/storage`). */
export const uploadContent = pgTable("upload_content", {
	name: text().primaryKey(),
	bytes: bytea().notNull(),
});
