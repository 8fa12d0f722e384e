import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	numeric,
	pgTable,
	smallint,
	timestamp,
	unique,
} from "drizzle-orm/pg-core";
import { quantityMax } from "../../contract/sales/cart";
import { account } from "./account";
import { sku } from "./goods";

/** Locked by every command, so that an account's commands come one after the other; grows by each. */
export const cart = pgTable("cart", {
	accountId: integer("account_id")
		.primaryKey()
		.references(() => account.id, { onDelete: "cascade" }),
	version: integer().notNull(),
});

export const cartLine = pgTable(
	"cart_line",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		accountId: integer("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		skuId: integer("sku_id")
			.notNull()
			.references(() => sku.id),
		quantity: smallint().notNull(),
		isChosen: boolean("is_chosen").notNull().default(true),
		/** What one cost when it was put in. */
		priceAdded: numeric("price_added", { precision: 12, scale: 2 }).notNull(),
		addedAt: timestamp("added_at", { withTimezone: true }).notNull(),
	},
	(table) => [
		unique("cart_line_sku").on(table.accountId, table.skuId),
		index("cart_line_of_sku").on(table.skuId),
		check(
			"cart_line_quantity",
			sql`${table.quantity} between 1 and ${sql.raw(String(quantityMax))}`,
		),
	],
);
