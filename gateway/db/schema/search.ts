import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	customType,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
} from "drizzle-orm/pg-core";
import type { Localized } from "../../contract/locale";
import { id, moment, refersTo } from "../columns";
import { goods } from "./goods";

export const hotSearch = pgTable("hot_search", {
	id: id(),
	keyword: jsonb().$type<Localized>().notNull(),
	position: integer().notNull(),
});

/** Ordered by bytes, so that words with a common beginning lie together in the index of any database. */
const bytewiseText = customType<{ data: string }>({
	dataType: () => 'text collate "C"',
});

/** Latin words that goods are found by; a word nobody knows is compared with them. */
export const searchWord = pgTable("search_word", {
	word: bytewiseText().primaryKey(),
});

/**
 * Neighbouring characters of goods' Chinese names with how they sound in Cantonese; what finds nothing is compared with
 * them. A row of no characters says that the names of all goods have been read.
 */
export const searchGram = pgTable(
	"search_gram",
	{
		/** Folded, as goods are found by it. */
		gram: bytewiseText().primaryKey(),
		/** As a goods' name has it. */
		written: text().notNull(),
		/** As `full-text/cantonese.ts` puts it. */
		sound: text().notNull(),
		isWord: boolean("is_word").notNull(),
	},
	(table) => [index("search_gram_sound").on(table.sound)],
);

/** Words for one thing. While there are no rows the search has its own groups, `features/catalog/search/synonyms.json`. */
export const synonymGroup = pgTable(
	"synonym_group",
	{
		id: id(),
		words: text().array().notNull(),
		changedAt: moment("changed_at").notNull(),
	},
	(table) => [
		check("synonym_group_of_two", sql`cardinality(${table.words}) > 1`),
	],
);

/** What is looked for in the place of words that find nothing. */
export const searchInstead = pgTable("search_instead", {
	/** Folded, so that spellings of one word are one row. */
	keyword: text().primaryKey(),
	replacement: text().notNull(),
	changedAt: moment("changed_at").notNull(),
});

/** What shoppers looked for in vain, by day. Words only: not who, not from where. */
export const searchMiss = pgTable(
	"missed_search",
	{
		/** On Hong Kong's calendar. */
		day: date().notNull(),
		/** Folded, so that spellings of one word are one row. */
		keyword: text().notNull(),
		count: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.keyword] })],
);

/** What shoppers who had looked in vain then looked for and chose, by day. Words and goods only: not who, not from where. */
export const searchChoice = pgTable(
	"search_choice",
	{
		/** On Hong Kong's calendar. */
		day: date().notNull(),
		/** What found nothing, folded. */
		keyword: text().notNull(),
		/** What was typed next, folded; nothing where the goods was come by another way. */
		next: text("next_keyword").notNull(),
		goodsId: refersTo("goods_id", () => goods.id, "cascade").notNull(),
		count: integer().notNull(),
	},
	(table) => [
		primaryKey({
			columns: [table.day, table.keyword, table.next, table.goodsId],
		}),
	],
);
