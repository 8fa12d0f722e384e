import { sql } from "drizzle-orm";
import {
	boolean,
	doublePrecision,
	index,
	jsonb,
	pgTable,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Localized } from "../../contract/locale";
import type { DayHours } from "../../contract/values";
import { id } from "../columns";

/** Where parcels of the mall can be brought to, beside stores; never deleted, since orders name it. */
export const locker = pgTable(
	"locker",
	{
		id: id(),
		network: text().notNull(),
		code: text().notNull(),
		name: jsonb().$type<Localized>().notNull(),
		/** A key of the 18 districts. */
		district: text().notNull(),
		address: jsonb().$type<Localized>().notNull(),
		latitude: doublePrecision().notNull(),
		longitude: doublePrecision().notNull(),
		/** Seven days from Monday on. */
		openingHours: jsonb("opening_hours").$type<DayHours[]>().notNull(),
		isOpen: boolean("is_open").notNull(),
	},
	(table) => [
		uniqueIndex("locker_once").on(table.network, table.code),
		/** The nearest ones to a place. */
		index("locker_place")
			.using("gist", sql`point(${table.longitude}, ${table.latitude})`)
			.where(sql`is_open`),
	],
);
