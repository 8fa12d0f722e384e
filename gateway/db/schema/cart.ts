import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	pgTable,
	smallint,
	unique,
} from "drizzle-orm/pg-core";
import { quantityMax } from "../../contract/sales/cart";
import { id, moment, money, refersTo } from "../columns";
import { account } from "./account";
import { sku } from "./goods";

/** Locked by every command, so that an account's commands come one after the other; grows by each. */
export const cart = pgTable("cart", {
	accountId: refersTo("account_id", () => account.id, "cascade").primaryKey(),
	version: integer().notNull(),
});

export const cartLine = pgTable(
	"cart_line",
	{
		id: id(),
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
		skuId: refersTo("sku_id", () => sku.id).notNull(),
		quantity: smallint().notNull(),
		isChosen: boolean("is_chosen").notNull().default(true),
		/** What one cost when it was put in. */
		priceAdded: money("price_added").notNull(),
		addedAt: moment("added_at").notNull(),
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
