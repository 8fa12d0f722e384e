import {
	date,
	index,
	integer,
	jsonb,
	pgTable,
	text,
} from "drizzle-orm/pg-core";
import type { TextBlock } from "../../contract/content/help";
import { agreementNames } from "../../contract/content/help-terms";
import type { LocaleCode, Localized } from "../../contract/locale";
import { id, refersTo } from "../columns";

type LocalizedText = Partial<Record<LocaleCode, TextBlock[]>>;

export const helpCategory = pgTable("help_category", {
	id: id(),
	name: jsonb().$type<Localized>().notNull(),
	position: integer().notNull(),
});

export const helpArticle = pgTable(
	"help_article",
	{
		id: id(),
		categoryId: refersTo("category_id", () => helpCategory.id).notNull(),
		title: jsonb().$type<Localized>().notNull(),
		content: jsonb().$type<LocalizedText>().notNull(),
		position: integer().notNull(),
		updatedOn: date("updated_on").notNull(),
	},
	(table) => [
		index("help_article_category").on(table.categoryId, table.position),
	],
);

export const agreement = pgTable("agreement", {
	name: text({ enum: agreementNames }).primaryKey(),
	title: jsonb().$type<Localized>().notNull(),
	content: jsonb().$type<LocalizedText>().notNull(),
	updatedOn: date("updated_on").notNull(),
});
