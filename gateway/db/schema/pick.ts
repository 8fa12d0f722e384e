import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	smallint,
	text,
	timestamp,
} from "drizzle-orm/pg-core";
import type { Localized } from "../../contract/locale";
import { sku } from "./goods";
import { merchantOrder, orderLine } from "./order";

/** What was not on the shelf as it was ordered; a line that was has no row. */
export const pickedLine = pgTable(
	"picked_line",
	{
		lineId: integer("line_id")
			.primaryKey()
			.references(() => orderLine.id),
		orderId: integer("order_id")
			.notNull()
			.references(() => merchantOrder.id),
		/** Pieces that nothing took the place of: paid back. */
		missing: smallint().notNull(),
		substituteSkuId: integer("substitute_sku_id").references(() => sku.id),
		/** Pieces of the substitute, as it was named and priced on that day. */
		substituteQuantity: smallint("substitute_quantity").notNull().default(0),
		substituteName: jsonb("substitute_name").$type<Localized>(),
		substituteImage: text("substitute_image"),
		substitutePrice: numeric("substitute_price", { precision: 12, scale: 2 }),
		/** Whether the buyer agreed to it when asked. */
		hasAsked: boolean("has_asked").notNull().default(false),
		at: timestamp("at", { withTimezone: true }).notNull(),
	},
	(table) => [
		index("picked_line_order").on(table.orderId),
		check(
			"picked_line_substitute",
			sql`${table.missing} >= 0 and (${table.substituteSkuId} is null) = (${table.substituteQuantity} = 0) and ${table.substituteQuantity} >= 0`,
		),
	],
);
