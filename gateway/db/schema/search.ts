import {
	customType,
	integer,
	jsonb,
	pgTable,
	text,
	timestamp,
} from "drizzle-orm/pg-core";
import type { Localized } from "../../contract/locale";

export const hotSearch = pgTable("hot_search", {
	id: integer().primaryKey().generatedByDefaultAsIdentity(),
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

/** What shoppers looked for and the shop does not have. Words only: not who, not from where. */
export const searchMiss = pgTable("search_miss", {
	/** Folded, so that spellings of one word are one row. */
	keyword: text().primaryKey(),
	count: integer().notNull(),
	lastAt: timestamp("last_at", { withTimezone: true }).notNull(),
});
