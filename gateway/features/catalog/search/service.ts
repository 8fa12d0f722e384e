import { localize } from "../../../contract/locale";
import type { Database } from "../../../db/client";
import { fold } from "../../../full-text/fold";
import {
	isLatinWord,
	latinWordsOf,
	wordsOneSlipAway,
} from "../../../full-text/latin-words";
import type { Ctx } from "../../../http/context";
import * as repository from "./repository";
import { readSearchWords, type SearchWords } from "./search-words";
import { tidy } from "./tidy";

export { recordMiss } from "./misses";
export { readSearchWords } from "./search-words";

// What surrounds a search: words that many shoppers look for, in the operator's order; what is looked for in the place
// of words that find nothing; one slip in a Latin word that nobody knows. Words that find a goods are never corrected.

export async function listHotSearchWords(ctx: Ctx) {
	const rows = await repository.listHotSearchRows(ctx.db);
	return rows.map((row) => ({
		id: row.id,
		keyword: localize(row.keyword, ctx.locale),
	}));
}

/** Keeps the Latin words of goods' search vectors as known ones. Whoever writes a vector calls this with it. */
export async function learnSearchWords(db: Database, vectors: string[]) {
	await repository.insertWords(db, [
		...new Set(vectors.flatMap((vector) => latinWordsOf(vector))),
	]);
}

/** Letters that belong to no longer word of letters and digits. */
const typedWord = /(?<!\p{N})[\p{Script=Latin}\p{M}]+(?!\p{N})/gu;

/** More words than these are a text, and not mistyped in one place. */
const wordsMax = 8;

/**
 * What to look for in the place of words that find nothing: what an operator says, else what was typed with each unknown
 * Latin word put right. Undefined where there is neither.
 */
export async function correctKeyword(
	ctx: Ctx,
	typed: string,
): Promise<string | undefined> {
	const known = await readSearchWords(ctx);
	return known.instead.get(tidy(typed)) ?? putRight(ctx, typed, known);
}

async function putRight(
	ctx: Ctx,
	typed: string,
	{ synonyms: { latinWords } }: SearchWords,
): Promise<string | undefined> {
	const words = [...new Set((typed.match(typedWord) ?? []).map(fold))]
		.filter((word) => isLatinWord(word) && !latinWords.has(word))
		.slice(0, wordsMax);
	const corrections = new Map<string, string>();
	for (const word of words) {
		const corrected = await correctWord(ctx, word, latinWords);
		if (corrected) corrections.set(word, corrected);
	}
	if (corrections.size === 0) return undefined;
	return typed.replace(
		typedWord,
		(word) => corrections.get(fold(word)) ?? word,
	);
}

async function correctWord(ctx: Ctx, word: string, latinWords: Set<string>) {
	if (await repository.isBeginningKnown(ctx.db, word)) return undefined;
	const near = wordsOneSlipAway(word);
	const known = new Set(await repository.listKnownWords(ctx.db, near));
	return near.find((one) => known.has(one) || latinWords.has(one));
}
