import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { addressTypes } from "../../contract/identity/address-terms";
import type { Localized } from "../../contract/locale";
import { account } from "./account";

/** Where an account has goods brought to. Orders keep a copy of their own. */
export const address = pgTable(
	"address",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		accountId: integer("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		realName: text("real_name").notNull(),
		countryCode: text("country_code").notNull(),
		/** Without the country's code, digits alone. */
		phone: text().notNull(),
		email: text().notNull(),
		country: text().notNull(),
		city: text().notNull(),
		/** In Hong Kong a key of the 18 districts. */
		district: text().notNull(),
		detail: text().notNull(),
		block: text().notNull(),
		floor: text().notNull(),
		houseNumber: text("house_number").notNull(),
		postcode: text().notNull(),
		addressType: text("address_type", { enum: addressTypes }).notNull(),
		latitude: doublePrecision(),
		longitude: doublePrecision(),
		isDefault: boolean("is_default").notNull(),
		updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
	},
	(table) => [
		index("address_account").on(table.accountId, table.updatedAt.desc()),
		uniqueIndex("address_default")
			.on(table.accountId)
			.where(sql`${table.isDefault}`),
		check(
			"address_point",
			sql`(${table.latitude} is null) = (${table.longitude} is null)`,
		),
	],
);

/** Where an account last wanted goods, on whatever device. */
export const accountLocation = pgTable("account_location", {
	accountId: integer("account_id")
		.primaryKey()
		.references(() => account.id, { onDelete: "cascade" }),
	latitude: doublePrecision().notNull(),
	longitude: doublePrecision().notNull(),
	label: text().notNull(),
	names: jsonb().$type<Localized>(),
	addressId: integer("address_id").references(() => address.id, {
		onDelete: "set null",
	}),
	chosenAt: timestamp("chosen_at", { withTimezone: true }).notNull(),
});
