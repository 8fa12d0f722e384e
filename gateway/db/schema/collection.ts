import { pgTable, text } from "drizzle-orm/pg-core";
import { moment, refersTo } from "../columns";
import { merchantOrder } from "./order";

/** By what a store knows whoever comes for an order, or for a parcel; what is brought to an address or a locker has none. */
export const collection = pgTable("collection", {
	orderId: refersTo("order_id", () => merchantOrder.id).primaryKey(),
	code: text().notNull().unique(),
	/** When its buyer was reminded that it waits. */
	remindedAt: moment("reminded_at"),
});
