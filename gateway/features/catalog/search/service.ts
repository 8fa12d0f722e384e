import { type Localized, localize } from "../../../contract/locale";
import type { Queryable } from "../../../db/client";
import { fold } from "../../../full-text/fold";
import {
	isLatinWord,
	latinWordsOf,
	wordsOneSlipAway,
} from "../../../full-text/latin-words";
import type { Ctx } from "../../../http/context";
import { insertGrams } from "./gram-repository";
import { gramRows } from "./learn-names";
import * as repository from "./repository";
import { readSearchWords, type SearchWords } from "./search-words";
import { putInChinese } from "./sound-alike";
import { tidy } from "./tidy";
import { putCharactersRight } from "./wrong-character";

export { gramRows } from "./learn-names";
export { recordMiss } from "./misses";
export { readSearchWords } from "./search-words";

// What surrounds a search: words that many shoppers look for, in the operator's order; what is looked for in the place
// of words that find nothing; one slip in a word that nobody knows; Cantonese as it sounds. Words that find a goods are
// never corrected.

export async function listHotSearchWords(ctx: Ctx) {
	const rows = await repository.listHotSearchRows(ctx.db);
	return rows.map((row) => ({
		id: row.id,
		keyword: localize(row.keyword, ctx.locale),
	}));
}

/** Keeps what goods are found by as known words. Whoever writes a goods' search vector calls this with it. */
export async function learnSearchWords(
	db: Queryable,
	written: { search: string; name: Localized }[],
) {
	await repository.insertWords(db, [
		...new Set(written.flatMap(({ search }) => latinWordsOf(search))),
	]);
	await insertGrams(db, gramRows(written.map(({ name }) => name)));
}

/** Letters that belong to no longer word of letters and digits. */
const typedWord = /(?<!\p{N})[\p{Script=Latin}\p{M}]+(?!\p{N})/gu;

/** More words than these are a text, and not mistyped in one place. */
const wordsMax = 8;

/**
 * What may be looked for in the place of words that find nothing, likeliest first: what an operator says; what was typed
 * with each unknown Latin word put right, with a wrong Chinese character put right, and with Cantonese in Latin letters
 * put in Chinese. Each is worked out when it is asked for.
 */
export async function* listCorrections(
	ctx: Ctx,
	typed: string,
): AsyncGenerator<string> {
	const known = await readSearchWords(ctx);
	const ways = [
		async () => known.instead.get(tidy(typed)),
		() => putRight(ctx, typed, known),
		...(ctx.settings.searchLearns
			? [
					() => putCharactersRight(ctx.db, typed),
					() => putInChinese(ctx.db, typed),
				]
			: []),
	];
	for (const way of ways) {
		const corrected = await way();
		if (corrected) yield corrected;
	}
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
