import { sql } from "drizzle-orm";
import {
	check,
	date,
	index,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
} from "drizzle-orm/pg-core";
import type { LocaleCode } from "../../contract/locale";
import type { Rhythm } from "../../contract/sales/shopping-list-terms";
import { id, moment, money, refersTo } from "../columns";
import { account } from "./account";
import { sku } from "./goods";

/** What a household buys again and again. Days are those of Hong Kong. */
export const shoppingList = pgTable(
	"shopping_list",
	{
		id: id(),
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
		name: text().notNull(),
		/** In which its reminders are written. */
		locale: text().$type<LocaleCode>().notNull(),
		rhythm: jsonb().$type<Rhythm>().notNull(),
		/** From when its weeks are counted. */
		since: date().notNull(),
		/** When it comes back; null where it does not, or is paused. */
		nextOn: date("next_on"),
		pausedAt: moment("paused_at"),
		remindedOn: date("reminded_on"),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		index("shopping_list_account").on(table.accountId, table.id),
		index("shopping_list_due")
			.on(table.nextOn, table.id)
			.where(sql`${table.nextOn} is not null`),
		check(
			"shopping_list_paused",
			sql`${table.pausedAt} is null or ${table.nextOn} is null`,
		),
	],
);

export const shoppingListLine = pgTable(
	"shopping_list_line",
	{
		listId: refersTo("list_id", () => shoppingList.id, "cascade").notNull(),
		skuId: refersTo("sku_id", () => sku.id, "cascade").notNull(),
		quantity: smallint().notNull(),
		/** What one cost when it was last put into the cart, or put on the list. */
		lastPrice: money("last_price").notNull(),
		position: smallint().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.listId, table.skuId] }),
		index("shopping_list_line_sku").on(table.skuId),
		check("shopping_list_line_quantity", sql`${table.quantity} > 0`),
	],
);
