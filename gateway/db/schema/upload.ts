import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { imageModels } from "../../contract/user";
import { account } from "./account";

/** A picture that an account sent: only its owner may put it to use. */
export const upload = pgTable(
	"upload",
	{
		path: text().primaryKey(),
		accountId: integer("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		model: text({ enum: imageModels }).notNull(),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
	},
	(table) => [index("upload_account").on(table.accountId)],
);
