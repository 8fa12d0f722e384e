import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns";

/** One page view. No address, no account, no cookie: it cannot be traced to a person. */
export const pageView = pgTable("page_view", {
	id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
	path: text().notNull(),
	referrer: text().notNull(),
	locale: text().notNull(),
	viewedAt: moment("viewed_at").notNull(),
});
