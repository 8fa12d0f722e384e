import {
	index,
	integer,
	numeric,
	pgTable,
	primaryKey,
	timestamp,
} from "drizzle-orm/pg-core";
import { account } from "./account";
import { goods } from "./goods";
import { merchant } from "./merchant";

/** Favourites. */
export const favouriteGoods = pgTable(
	"favourite_goods",
	{
		accountId: integer("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		goodsId: integer("goods_id")
			.notNull()
			.references(() => goods.id),
		/** What it cost then, so that a lower price can be pointed out. */
		price: numeric({ precision: 12, scale: 2 }).notNull(),
		addedAt: timestamp("added_at", { withTimezone: true }).notNull(),
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
		accountId: integer("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		merchantId: integer("merchant_id")
			.notNull()
			.references(() => merchant.id),
		followedAt: timestamp("followed_at", { withTimezone: true }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.accountId, table.merchantId] }),
		index("followed_merchant_latest").on(table.accountId, table.followedAt),
		index("followed_merchant_merchant").on(table.merchantId),
	],
);
