import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { serviceTypes } from "../../contract/content/site-terms";
import type { Localized } from "../../contract/locale";

interface AboutLinks {
	title: Localized;
	links: { name: Localized; path: string }[];
}

/** What an operator sets for the whole shop: one row. */
export const site = pgTable(
	"site",
	{
		id: integer().primaryKey().default(1),
		logo: text().notNull(),
		serviceType: text("service_type", { enum: serviceTypes }).notNull(),
		serviceLink: text("service_link").notNull().default(""),
		serviceMessage: text("service_message").notNull().default(""),
		servicePhone: text("service_phone").notNull().default(""),
		serviceEmail: text("service_email").notNull().default(""),
		serviceHours: jsonb("service_hours").$type<Localized>().notNull(),
		bannerText: jsonb("banner_text").$type<Localized>(),
		bannerPath: text("banner_path").notNull().default(""),
		iosLink: text("ios_link").notNull().default(""),
		androidLink: text("android_link").notNull().default(""),
		aboutLinks: jsonb("about_links").$type<AboutLinks[]>().notNull(),
	},
	(table) => [check("site_is_one_row", sql`${table.id} = 1`)],
);
