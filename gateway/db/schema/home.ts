import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Localized } from "../../contract/locale";
import type { CartType } from "../../contract/values";
import { id, refersTo } from "../columns";
import { category } from "./category";

export const banner = pgTable(
	"banner",
	{
		id: id(),
		cartType: text("cart_type").$type<CartType>().notNull(),
		title: jsonb().$type<Localized>().notNull(),
		subtitle: jsonb().$type<Localized>().notNull(),
		action: jsonb().$type<Localized>().notNull(),
		path: text().notNull(),
		image: text().notNull(),
		imagePhone: text("image_phone").notNull(),
		position: integer().notNull(),
	},
	(table) => [index("banner_area").on(table.cartType, table.position)],
);

/** A shelf on a home page. `rule` says how it is filled; "category" needs `categoryId`. */
export const homeSection = pgTable(
	"home_section",
	{
		id: id(),
		cartType: text("cart_type").$type<CartType>().notNull(),
		rule: text({ enum: ["best", "saving", "new", "category"] }).notNull(),
		categoryId: refersTo("category_id", () => category.id),
		title: jsonb().$type<Localized>().notNull(),
		subtitle: jsonb().$type<Localized>().notNull(),
		path: text().notNull(),
		position: integer().notNull(),
	},
	(table) => [index("home_section_area").on(table.cartType, table.position)],
);

/** Site-wide words by name: siteName, site_keywords, site_description. */
export const siteText = pgTable("site_text", {
	name: text().primaryKey(),
	value: jsonb().$type<Localized>().notNull(),
});
