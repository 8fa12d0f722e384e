import { and, asc, desc, gt, gte, inArray, lt } from "drizzle-orm";
import type { Database, Queryable } from "../../../db/client";
import { goods } from "../../../db/schema/goods";
import { searchGram } from "../../../db/schema/search";

export type GramRow = typeof searchGram.$inferSelect;

/** More than these sound so alike that none is likelier than the others. */
const alikeMax = 200;

const likeliestFirst = [desc(searchGram.isWord), asc(searchGram.gram)];

export function listGramsSounding(
	db: Queryable,
	sounds: string[],
	most = alikeMax,
) {
	return db
		.select()
		.from(searchGram)
		.where(inArray(searchGram.sound, sounds))
		.orderBy(...likeliestFirst)
		.limit(most);
}

/** Behind every character. */
const lastCharacter = "\u{10ffff}";

export function listGramsBeginning(db: Queryable, character: string) {
	return db
		.select()
		.from(searchGram)
		.where(
			and(
				gte(searchGram.gram, character),
				lt(searchGram.gram, character + lastCharacter),
			),
		)
		.orderBy(...likeliestFirst)
		.limit(alikeMax);
}

export function listGrams(db: Queryable, grams: string[]) {
	return db.select().from(searchGram).where(inArray(searchGram.gram, grams));
}

export async function insertGrams(db: Queryable, rows: GramRow[]) {
	if (rows.length === 0) return;
	await db.insert(searchGram).values(rows).onConflictDoNothing();
}

export function listNamesAfter(db: Database, after: number, limit: number) {
	return db
		.select({ id: goods.id, name: goods.name })
		.from(goods)
		.where(gt(goods.id, after))
		.orderBy(asc(goods.id))
		.limit(limit);
}
