import { and, asc, gte, lt, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../../db/client";
import { hotSearch, searchWord } from "../../../db/schema/search";

export function listHotSearchRows(db: Queryable) {
	return db.select().from(hotSearch).orderBy(asc(hotSearch.position));
}

/** Behind every word that starts alike. */
const lastLetter = "{";

/** Whether some goods is found by a word that begins so. */
export async function isBeginningKnown(db: Database, beginning: string) {
	const rows = await db
		.select({ word: searchWord.word })
		.from(searchWord)
		.where(
			and(
				gte(searchWord.word, beginning),
				lt(searchWord.word, beginning + lastLetter),
			),
		)
		.limit(1);
	return rows.length > 0;
}

/** Each word is looked up by itself, however many there are: a list of them would be compared with every known one. */
export async function listKnownWords(db: Database, words: string[]) {
	const { rows } = await db.execute<{ word: string }>(
		sql`select near as word from unnest(${sql.param(words)}::text[]) near
			where (select true from ${searchWord} where ${searchWord.word} = near)`,
	);
	return rows.map(({ word }) => word);
}

export async function insertWords(db: Queryable, words: string[]) {
	if (words.length === 0) return;
	await db
		.insert(searchWord)
		.values(words.map((word) => ({ word })))
		.onConflictDoNothing();
}
