import {
	boolean,
	doublePrecision,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	text,
} from "drizzle-orm/pg-core";
import type { Localized } from "../../contract/locale";
import type { DayHours } from "../../contract/store";
import { merchant } from "./merchant";

const money = (name: string) => numeric(name, { precision: 12, scale: 2 });

/** A supermarket store that delivers to what lies around it. */
export const store = pgTable(
	"store",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		merchantId: integer("merchant_id")
			.notNull()
			.references(() => merchant.id),
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
		/** Out of service it is nowhere to be seen and delivers nothing. */
		isInService: boolean("is_in_service").notNull().default(true),
	},
	(table) => [index("store_merchant").on(table.merchantId)],
);
