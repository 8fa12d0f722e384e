import { sql } from "drizzle-orm";
import { index, pgTable } from "drizzle-orm/pg-core";
import { id, moment, money, refersTo } from "../columns";
import { goods, sku } from "./goods";

/** What a sku cost until its price, or its old price, changed; what it costs now stands in its own row. */
export const pastPrice = pgTable(
	"past_price",
	{
		id: id(),
		skuId: refersTo("sku_id", () => sku.id, "cascade").notNull(),
		price: money("price").notNull(),
		since: moment("since").notNull(),
		until: moment("until").notNull(),
	},
	(table) => [
		index("past_price_sku").on(table.skuId, table.until),
		index("past_price_until").on(table.until),
	],
);

/** Whether people can see a sku, or could lately: what has never been on the shelf is its merchant's own. */
export const isPublic = sql<boolean>`(${goods.isShown} or exists
	(select from ${pastPrice} where ${pastPrice.skuId} = ${sku.id}))`;
