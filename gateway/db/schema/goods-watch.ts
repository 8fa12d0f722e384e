import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { LocaleCode } from "../../contract/locale";
import { id, moment, money, refersTo } from "../columns";
import { account } from "./account";
import { goods, sku } from "./goods";

/** Who waits for a sku that is sold out, until the mail is on its way. */
export const stockWatch = pgTable(
	"stock_watch",
	{
		id: id(),
		skuId: refersTo("sku_id", () => sku.id, "cascade").notNull(),
		goodsId: refersTo("goods_id", () => goods.id, "cascade").notNull(),
		/** A member is written to at the account's own address. */
		accountId: refersTo("account_id", () => account.id, "cascade"),
		email: text(),
		locale: text().$type<LocaleCode>().notNull(),
		askedAt: moment("asked_at").notNull(),
	},
	(table) => [
		uniqueIndex("stock_watch_account").on(table.accountId, table.skuId),
		uniqueIndex("stock_watch_email").on(table.email, table.skuId),
		index("stock_watch_sku").on(table.skuId),
		index("stock_watch_goods").on(table.goodsId),
		check(
			"stock_watch_one_reader",
			sql`(${table.accountId} is null) <> (${table.email} is null)`,
		),
	],
);

/** Which favourites a member wants to hear of when their price falls. */
export const priceWatch = pgTable(
	"price_watch",
	{
		id: id(),
		goodsId: refersTo("goods_id", () => goods.id, "cascade").notNull(),
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
		locale: text().$type<LocaleCode>().notNull(),
		/** What a fall is measured by: the last price that is known to its reader, or a higher one since. */
		price: money("price").notNull(),
		toldAt: moment("told_at"),
	},
	(table) => [
		uniqueIndex("price_watch_account").on(table.accountId, table.goodsId),
		index("price_watch_goods").on(table.goodsId),
	],
);

/** Addresses that want no such mails, as keyed hashes. */
export const watchStop = pgTable("watch_stop", {
	addressHash: text("address_hash").primaryKey(),
	stoppedAt: moment("stopped_at").notNull(),
});
