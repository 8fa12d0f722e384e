import { sql } from "drizzle-orm";
import {
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
} from "drizzle-orm/pg-core";
import { promiseStates } from "../../contract/sales/promise-terms";
import { moment, refersTo } from "../columns";
import { merchantOrder } from "./order";
import { refund } from "./refund";
import { store } from "./store";

/** By when a store said that an order would be brought, or be ready to be fetched. It stays as it was said. */
export const deliveryPromise = pgTable(
	"delivery_promise",
	{
		orderId: refersTo("order_id", () => merchantOrder.id).primaryKey(),
		storeId: refersTo("store_id", () => store.id).notNull(),
		from: moment("from_at").notNull(),
		until: moment("until_at").notNull(),
		promisedAt: moment("promised_at").notNull(),
		state: text({ enum: promiseStates }).notNull().default("open"),
		/** When it was kept or broken. */
		measuredAt: moment("measured_at"),
		/** The amends: points, and the freight where some was paid. */
		points: integer().notNull().default(0),
		refundId: refersTo("refund_id", () => refund.id),
	},
	(table) => [
		index("delivery_promise_open")
			.on(table.until)
			.where(sql`${table.state} = 'open'`),
		index("delivery_promise_broken")
			.on(table.measuredAt)
			.where(sql`${table.state} = 'broken'`),
		index("delivery_promise_late")
			.on(table.storeId, table.until.desc())
			.where(sql`${table.state} in ('broken', 'amended', 'waived')`),
		check("delivery_promise_span", sql`${table.from} <= ${table.until}`),
		check(
			"delivery_promise_measured",
			sql`(${table.state} in ('open', 'void')) = (${table.measuredAt} is null)`,
		),
		check(
			"delivery_promise_amends",
			sql`(${table.state} = 'amended') = (${table.points} > 0) and (${table.refundId} is null or ${table.state} = 'amended')`,
		),
	],
);

/** What became of the promises of a store that ended on a day of Hong Kong's calendar. */
export const promiseDay = pgTable(
	"promise_day",
	{
		storeId: refersTo("store_id", () => store.id).notNull(),
		day: date().notNull(),
		kept: integer().notNull().default(0),
		broken: integer().notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.day, table.storeId] })],
);
