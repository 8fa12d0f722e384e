import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	doublePrecision,
	index,
	jsonb,
	pgTable,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { addressTypes } from "../../contract/identity/address-terms";
import type { Localized } from "../../contract/locale";
import { id, moment, refersTo } from "../columns";
import { account } from "./account";

/** Where an account has goods brought to. Orders keep a copy of their own. */
export const address = pgTable(
	"address",
	{
		id: id(),
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
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
		updatedAt: moment("updated_at").notNull(),
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
	accountId: refersTo("account_id", () => account.id, "cascade").primaryKey(),
	latitude: doublePrecision().notNull(),
	longitude: doublePrecision().notNull(),
	label: text().notNull(),
	names: jsonb().$type<Localized>(),
	placeId: text("place_id"),
	addressId: refersTo("address_id", () => address.id, "set null"),
	chosenAt: moment("chosen_at").notNull(),
});
