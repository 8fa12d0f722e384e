import {
	boolean,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	text,
} from "drizzle-orm/pg-core";
import { serviceTypes } from "../../contract/content/site-terms";
import type { Localized } from "../../contract/locale";
import { shopTypes } from "../../contract/marketplace/merchant";
import type { DayHours } from "../../contract/values";
import { id, meanStars, money, refersTo } from "../columns";
import { category } from "./category";

export const merchant = pgTable("merchant", {
	id: id(),
	name: jsonb().$type<Localized>().notNull(),
	introduction: jsonb().$type<Localized>().notNull(),
	logo: text().notNull(),
	isSelfSupport: boolean("is_self_support").notNull(),
	type: text({ enum: shopTypes }).notNull(),
	/** The top category it is known for. */
	categoryId: refersTo("category_id", () => category.id).notNull(),
	address: jsonb().$type<Localized>().notNull(),
	phone: text().notNull(),
	openedOn: date("opened_on").notNull(),
	/** What a parcel costs the shopper … */
	freightFee: money("freight_fee").notNull().default("30.00"),
	/** … until its goods come to this. */
	freightFreeFrom: money("freight_free_from").notNull().default("399.00"),
	/** Goods on the shelf, kept by the service that shelves them. */
	goodsCount: integer("goods_count").notNull().default(0),
	/** Accounts that follow it, kept by the service that follows. */
	followers: integer().notNull().default(0),
	/** Both scores of every review of its goods, 2 to 10 each: kept by the function that adds reviews. */
	ratingSum: integer("rating_sum").notNull().default(0),
	ratingCount: integer("rating_count").notNull().default(0),
	rating: meanStars(),
	/** Behind its front's name; null for a drawn one. */
	cover: text(),
	/** What it tells whoever comes to its front. */
	notice: jsonb().$type<Localized>(),
	/** How its shoppers reach it; null for the shop's own service. */
	serviceType: text("service_type", { enum: serviceTypes }),
	serviceLink: text("service_link").notNull().default(""),
	serviceMessage: text("service_message").notNull().default(""),
	servicePhone: text("service_phone").notNull().default(""),
	serviceEmail: text("service_email").notNull().default(""),
	/** When it answers: seven days from Monday on; null where it has not said. */
	openingHours: jsonb("opening_hours").$type<DayHours[]>(),
});

/** A picture of a licence or a certificate. */
export const merchantQualification = pgTable(
	"merchant_qualification",
	{
		id: id(),
		merchantId: refersTo("merchant_id", () => merchant.id, "cascade").notNull(),
		/** Null for one that nobody has named. */
		title: jsonb().$type<Localized>(),
		/** A picture of the own storage or of the sample shop. */
		image: text().notNull(),
		position: integer().notNull(),
	},
	(table) => [
		index("merchant_qualification_merchant").on(
			table.merchantId,
			table.position,
		),
	],
);
