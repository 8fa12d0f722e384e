import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	pgTable,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { weatherWarnings } from "../../contract/delivery/weather-terms";
import { orderActors } from "../../contract/sales/order";
import { id, moment, refersTo } from "../columns";
import { merchantOrder } from "./order";
import { slotClosure } from "./store";

/** A weather warning while it is in force, and what it closed. */
export const weatherWarning = pgTable(
	"weather_warning",
	{
		id: id(),
		warning: text({ enum: weatherWarnings }).notNull(),
		/** Said by an operator, who has to say when it is over. */
		isFromConsole: boolean("is_from_console").notNull(),
		since: moment("since_at").notNull(),
		/** Null while it is in force. */
		until: moment("until_at"),
		closureId: refersTo("closure_id", () => slotClosure.id, "set null"),
	},
	(table) => [
		uniqueIndex("weather_warning_in_force")
			.on(table.warning)
			.where(sql`${table.until} is null`),
	],
);

/** An order whose slot was closed after it was promised, and where it went from there. */
export const heldUpOrder = pgTable(
	"held_up_order",
	{
		id: id(),
		orderId: refersTo("order_id", () => merchantOrder.id).notNull(),
		/** What it was about; null where it was taken back before it began. */
		closureId: refersTo("closure_id", () => slotClosure.id, "set null"),
		/** When its slot began. */
		slotStartsAt: moment("slot_starts_at").notNull(),
		/** When its buyer was told. */
		toldAt: moment("told_at").notNull(),
		/** The slot that it was given instead, the same where that was opened again; null as long as it is held up. */
		movedTo: moment("moved_to"),
		movedAt: moment("moved_at"),
		movedBy: text("moved_by", { enum: orderActors }),
	},
	(table) => [
		uniqueIndex("held_up_order_now")
			.on(table.orderId)
			.where(sql`${table.movedAt} is null`),
		index("held_up_order_slot")
			.on(table.slotStartsAt)
			.where(sql`${table.movedAt} is null`),
		check(
			"held_up_order_moved",
			sql`(${table.movedAt} is null) = (${table.movedBy} is null)`,
		),
	],
);
