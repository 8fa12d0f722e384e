import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
} from "drizzle-orm/pg-core";
import { closureReasons } from "../../contract/delivery/slot-terms";
import type { Localized } from "../../contract/locale";
import type { DayHours } from "../../contract/values";
import { id, moment, money, refersTo } from "../columns";
import { merchant } from "./merchant";

/** A supermarket store that delivers to what lies around it. */
export const store = pgTable(
	"store",
	{
		id: id(),
		merchantId: refersTo("merchant_id", () => merchant.id).notNull(),
		name: jsonb().$type<Localized>().notNull(),
		district: jsonb().$type<Localized>().notNull(),
		address: jsonb().$type<Localized>().notNull(),
		phone: text().notNull(),
		latitude: doublePrecision().notNull(),
		longitude: doublePrecision().notNull(),
		radiusMetres: integer("radius_metres").notNull(),
		fee: money("fee").notNull().default("50.00"),
		freeFrom: money("free_from").notNull().default("350.00"),
		/** Seven days from Monday on. */
		openingHours: jsonb("opening_hours").$type<DayHours[]>().notNull(),
		/** Orders that one slot takes. */
		slotCapacity: integer("slot_capacity").notNull().default(20),
		/** Whether orders can be fetched here … */
		collects: boolean().notNull().default(false),
		/** … and how many one slot of those takes. */
		collectingCapacity: integer("collecting_capacity").notNull().default(20),
		/** Whether it takes parcels of the mall for whoever fetches them. */
		takesParcels: boolean("takes_parcels").notNull().default(false),
		/** Out of service it is nowhere to be seen and delivers nothing. */
		isInService: boolean("is_in_service").notNull().default(true),
	},
	(table) => [index("store_merchant").on(table.merchantId)],
);

/** How many orders hold a slot; a slot that nobody asked for yet has no row. */
export const deliverySlot = pgTable(
	"delivery_slot",
	{
		storeId: refersTo("store_id", () => store.id).notNull(),
		startsAt: moment("starts_at").notNull(),
		taken: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.storeId, table.startsAt] }),
		check("delivery_slot_taken", sql`${table.taken} >= 0`),
	],
);

/** The same for orders that are fetched at the store. */
export const collectingSlot = pgTable(
	"collecting_slot",
	{
		storeId: refersTo("store_id", () => store.id).notNull(),
		startsAt: moment("starts_at").notNull(),
		taken: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.storeId, table.startsAt] }),
		check("collecting_slot_taken", sql`${table.taken} >= 0`),
	],
);

/** Time in which nothing is delivered or handed over, as an operator says and shoppers read. */
export const slotClosure = pgTable(
	"slot_closure",
	{
		id: id(),
		/** Null for all stores. */
		storeId: refersTo("store_id", () => store.id),
		/** Slots that begin from here on … */
		from: moment("from_at").notNull(),
		/** … and before here. */
		until: moment("until_at").notNull(),
		reason: text({ enum: closureReasons }).notNull(),
		/** In the operator's words; null for the reason's own. */
		note: jsonb().$type<Localized>(),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		index("slot_closure_until").on(table.until),
		check("slot_closure_lasts", sql`${table.from} < ${table.until}`),
	],
);
