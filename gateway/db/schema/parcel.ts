import { sql } from "drizzle-orm";
import {
	check,
	index,
	pgTable,
	primaryKey,
	smallint,
	text,
} from "drizzle-orm/pg-core";
import { deliveryMethods } from "../../contract/sales/parcel";
import { parcelEvents } from "../../contract/sales/parcel-terms";
import { id, moment, refersTo } from "../columns";
import { merchantOrder, orderLine } from "./order";

/** What left a merchant at once: by courier, by the merchant's own staff, or over the wire; or waits at a store. */
export const parcel = pgTable(
	"parcel",
	{
		id: id(),
		orderId: refersTo("order_id", () => merchantOrder.id).notNull(),
		method: text({ enum: deliveryMethods }).notNull(),
		courier: text(),
		trackingNo: text("tracking_no"),
		delivererName: text("deliverer_name"),
		/** With country code, as it was given. */
		delivererPhone: text("deliverer_phone"),
		/** What a virtual delivery consists of, such as the code of a voucher; empty at a store. */
		content: text(),
		shippedAt: moment("shipped_at").notNull(),
	},
	(table) => [
		index("parcel_order").on(table.orderId),
		check(
			"parcel_fits_method",
			sql`case ${table.method}
				when 'courier' then ${table.courier} is not null and ${table.trackingNo} is not null
				when 'own' then ${table.delivererName} is not null and ${table.delivererPhone} is not null
				else ${table.content} is not null end`,
		),
	],
);

export const parcelLine = pgTable(
	"parcel_line",
	{
		parcelId: refersTo("parcel_id", () => parcel.id).notNull(),
		lineId: refersTo("line_id", () => orderLine.id).notNull(),
		quantity: smallint().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.parcelId, table.lineId] }),
		index("parcel_line_line").on(table.lineId),
		check("parcel_line_quantity", sql`${table.quantity} > 0`),
	],
);

/** Where a parcel has been, as the merchant or the courier says. */
export const parcelEvent = pgTable(
	"parcel_event",
	{
		id: id(),
		parcelId: refersTo("parcel_id", () => parcel.id).notNull(),
		event: text({ enum: parcelEvents }).notNull(),
		/** Such as "Kwai Chung depot"; empty where the event says it all. */
		note: text().notNull().default(""),
		at: moment("at").notNull(),
	},
	(table) => [index("parcel_event_parcel").on(table.parcelId, table.at)],
);
