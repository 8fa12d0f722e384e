import { sql } from "drizzle-orm";
import { check, index, pgTable } from "drizzle-orm/pg-core";
import { moment, refersTo } from "../columns";
import { merchantOrder } from "./order";
import { store } from "./store";

/** What was shipped to a store in the place of an address, from then on: its way there, and from there. */
export const parcelAtStore = pgTable(
	"parcel_at_store",
	{
		orderId: refersTo("order_id", () => merchantOrder.id).primaryKey(),
		storeId: refersTo("store_id", () => store.id).notNull(),
		arrivedAt: moment("arrived_at"),
		/** When it was handed over, or sent back to its merchant. */
		leftAt: moment("left_at"),
	},
	(table) => [
		/** What a store expects, and what lies there. */
		index("parcel_at_store_open")
			.on(table.storeId, table.arrivedAt)
			.where(sql`left_at is null`),
		/** What lies at whatever store, the longest first. */
		index("parcel_at_store_waiting")
			.on(table.arrivedAt)
			.where(sql`arrived_at is not null and left_at is null`),
		check(
			"parcel_at_store_times",
			sql`${table.leftAt} is null or ${table.arrivedAt} <= ${table.leftAt}`,
		),
	],
);
