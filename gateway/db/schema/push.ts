import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, refersTo } from "../columns";
import { account } from "./account";
import { session } from "./session";

/** A browser that wants to hear of orders, for as long as somebody is signed in there: one a session. */
export const pushSubscription = pgTable(
	"push_subscription",
	{
		id: id(),
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
		sessionId: uuid("session_id")
			.references(() => session.id, { onDelete: "cascade" })
			.notNull()
			.unique(),
		/** Where the browser's push service takes messages for it. Whoever knows it may try. */
		endpoint: text().notNull().unique(),
		/** Its keys, which messages are encrypted for. */
		p256dh: text().notNull(),
		auth: text().notNull(),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [index("push_subscription_account").on(table.accountId)],
);
