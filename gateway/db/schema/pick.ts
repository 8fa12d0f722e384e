import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	jsonb,
	pgTable,
	smallint,
	text,
} from "drizzle-orm/pg-core";
import type { Localized } from "../../contract/locale";
import { moment, money, refersTo } from "../columns";
import { sku } from "./goods";
import { merchantOrder, orderLine } from "./order";

/** What was not on the shelf as it was ordered; a line that was has no row. */
export const pickedLine = pgTable(
	"picked_line",
	{
		lineId: refersTo("line_id", () => orderLine.id).primaryKey(),
		orderId: refersTo("order_id", () => merchantOrder.id).notNull(),
		/** Pieces that nothing took the place of: paid back. */
		missing: smallint().notNull(),
		substituteSkuId: refersTo("substitute_sku_id", () => sku.id),
		/** Pieces of the substitute, as it was named and priced on that day. */
		substituteQuantity: smallint("substitute_quantity").notNull().default(0),
		substituteName: jsonb("substitute_name").$type<Localized>(),
		substituteImage: text("substitute_image"),
		substitutePrice: money("substitute_price"),
		/** Whether the buyer agreed to it when asked. */
		hasAsked: boolean("has_asked").notNull().default(false),
		at: moment("at").notNull(),
	},
	(table) => [
		index("picked_line_order").on(table.orderId),
		check(
			"picked_line_substitute",
			sql`${table.missing} >= 0 and (${table.substituteSkuId} is null) = (${table.substituteQuantity} = 0) and ${table.substituteQuantity} >= 0`,
		),
	],
);
