import {
	type AnyPgColumn,
	index,
	integer,
	jsonb,
	pgTable,
	text,
} from "drizzle-orm/pg-core";
import type { Localized } from "../../contract/locale";
import type { CartType } from "../../contract/values";
import { id, refersTo } from "../columns";

export const category = pgTable(
	"category",
	{
		id: id(),
		/** Null for a top category. The tree has two levels. */
		parentId: refersTo("parent_id", (): AnyPgColumn => category.id),
		cartType: text("cart_type").$type<CartType>().notNull(),
		name: jsonb().$type<Localized>().notNull(),
		image: text().notNull(),
		position: integer().notNull(),
	},
	(table) => [index("category_area").on(table.cartType, table.position)],
);
