import { pgTable, text } from "drizzle-orm/pg-core";
import { moment, refersTo } from "../columns";
import { merchantOrder } from "./order";

/**
 * By what a store knows whoever comes for an order, or for a parcel, and who brings one to an address whoever may take
 * it there, where its buyer wanted that; what goes to a locker has none.
 */
export const collection = pgTable("collection", {
	orderId: refersTo("order_id", () => merchantOrder.id).primaryKey(),
	code: text().notNull().unique(),
	/** Who takes it at the door, empty for whoever has the code; null for what is fetched. */
	taker: text(),
	/** When it was handed over by the code. */
	handedAt: moment("handed_at"),
	/** When its buyer was reminded that it waits. */
	remindedAt: moment("reminded_at"),
});
