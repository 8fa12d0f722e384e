import { date, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { moment, money, refersTo } from "../columns";
import { merchant } from "./merchant";

/** What a merchant's day came to, once it was over; kept by the workers. A day on which nothing happened has no row. */
export const salesDay = pgTable(
	"sales_day",
	{
		/** Of Hong Kong's calendar. */
		day: date().notNull(),
		merchantId: refersTo("merchant_id", () => merchant.id, "cascade").notNull(),
		/** Orders made on that day that were paid, and what was paid for them. */
		orders: integer().notNull().default(0),
		sales: money("sales").notNull().default("0.00"),
		/** Refunds that were agreed to on that day, and what they came to. */
		refunds: integer().notNull().default(0),
		refunded: money("refunded").notNull().default("0.00"),
	},
	(table) => [
		primaryKey({ columns: [table.day, table.merchantId] }),
		/** Years of one merchant. */
		index("sales_day_merchant").on(table.merchantId, table.day).concurrently(),
	],
);

/** Days that were added up, and when. */
export const summedDay = pgTable("summed_day", {
	day: date().primaryKey(),
	at: moment("at").notNull(),
});
