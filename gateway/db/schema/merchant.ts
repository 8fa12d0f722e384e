import {
	boolean,
	date,
	integer,
	jsonb,
	numeric,
	pgTable,
	text,
} from "drizzle-orm/pg-core";
import type { Localized } from "../../contract/locale";
import { category } from "./category";

export const merchantTypes = ["flagship", "specialty", "franchise"] as const;

export const merchant = pgTable("merchant", {
	id: integer().primaryKey().generatedByDefaultAsIdentity(),
	name: jsonb().$type<Localized>().notNull(),
	introduction: jsonb().$type<Localized>().notNull(),
	logo: text().notNull(),
	isSelfSupport: boolean("is_self_support").notNull(),
	type: text({ enum: merchantTypes }).notNull(),
	/** The top category it is known for. */
	categoryId: integer("category_id")
		.notNull()
		.references(() => category.id),
	address: jsonb().$type<Localized>().notNull(),
	phone: text().notNull(),
	openedOn: date("opened_on").notNull(),
	/** What a parcel costs the shopper … */
	freightFee: numeric("freight_fee", { precision: 12, scale: 2 })
		.notNull()
		.default("30.00"),
	/** … until its goods come to this. */
	freightFreeFrom: numeric("freight_free_from", { precision: 12, scale: 2 })
		.notNull()
		.default("399.00"),
	/** Goods on the shelf, kept by the service that shelves them. */
	goodsCount: integer("goods_count").notNull().default(0),
	/** Accounts that follow it, kept by the service that follows. */
	followers: integer().notNull().default(0),
});
