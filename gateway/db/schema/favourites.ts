import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { moment, money, refersTo } from "../columns";
import { account } from "./account";
import { goods } from "./goods";
import { merchant } from "./merchant";

/** Favourites. */
export const favouriteGoods = pgTable(
	"favourite_goods",
	{
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
		goodsId: refersTo("goods_id", () => goods.id).notNull(),
		/** What it cost then, so that a lower price can be pointed out. */
		price: money("price").notNull(),
		addedAt: moment("added_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.accountId, table.goodsId] }),
		index("favourite_goods_goods").on(table.goodsId),
		index("favourite_goods_latest").on(table.accountId, table.addedAt.desc()),
	],
);

/** Merchants that an account follows. */
export const followedMerchant = pgTable(
	"followed_merchant",
	{
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
		merchantId: refersTo("merchant_id", () => merchant.id).notNull(),
		followedAt: moment("followed_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.accountId, table.merchantId] }),
		index("followed_merchant_latest").on(table.accountId, table.followedAt),
		index("followed_merchant_merchant").on(table.merchantId),
	],
);
