import { localize } from "../../contract/locale";
import type { Database } from "../../db/client";
import type { Ctx } from "../../http/context";
import { describeFailure } from "../../http/describe-failure";
import { fold } from "./fold";
import { isLatinWord, latinWordsOf, wordsOneSlipAway } from "./latin-words";
import * as repository from "./repository";
import { synonymWords } from "./synonyms";
import { tokenRuns } from "./tokens";

// What surrounds a search: words that many shoppers look for, in the operator's order; one slip in a Latin word that
// nobody knows; and a count of what was looked for in vain. Words that any goods is found by are never corrected.

export async function listHotSearchWords(ctx: Ctx) {
	const rows = await repository.listHotSearchRows(ctx.db);
	return rows.map((row) => ({
		id: row.id,
		keyword: localize(row.keyword, ctx.locale),
	}));
}

/** Keeps the Latin words of goods' search vectors as known ones. Whoever writes a vector calls this with it. */
export async function learnSearchWords(
	db: Database,
	vectors: string[],
): Promise<void> {
	await repository.insertWords(db, [
		...new Set(vectors.flatMap((vector) => latinWordsOf(vector))),
	]);
}

/** Letters that belong to no longer word of letters and digits. */
const typedWord = /(?<!\p{N})[\p{Script=Latin}\p{M}]+(?!\p{N})/gu;

/** More words than these are a text, and not mistyped in one place. */
const wordsMax = 8;

/** What was typed with each unknown Latin word put right, or undefined where nothing could be. */
export async function correctKeyword(
	ctx: Ctx,
	typed: string,
): Promise<string | undefined> {
	const words = [...new Set((typed.match(typedWord) ?? []).map(fold))]
		.filter((word) => isLatinWord(word) && !synonymWords.has(word))
		.slice(0, wordsMax);
	const corrections = new Map<string, string>();
	for (const word of words) {
		const corrected = await correctWord(ctx, word);
		if (corrected) corrections.set(word, corrected);
	}
	if (corrections.size === 0) return undefined;
	return typed.replace(
		typedWord,
		(word) => corrections.get(fold(word)) ?? word,
	);
}

async function correctWord(
	ctx: Ctx,
	word: string,
): Promise<string | undefined> {
	if (await repository.isBeginningKnown(ctx.db, word)) return undefined;
	const near = wordsOneSlipAway(word);
	const known = new Set(await repository.listKnownWords(ctx.db, near));
	return near.find((one) => known.has(one) || synonymWords.has(one));
}

const missLengthMax = 60;

/** An address, a telephone or an order number is somebody's, and no word for a goods. */
const personal = /@|(\d[\s-]*){7,}/;

/** Counts words that found nothing, for the operator. Never fails the search that is already answered. */
export async function recordMiss(ctx: Ctx, typed: string): Promise<void> {
	const keyword = fold(typed).replace(/\s+/g, " ").trim();
	const isWord = tokenRuns(keyword).length > 0;
	if (!isWord || keyword.length > missLengthMax || personal.test(keyword))
		return;
	try {
		await repository.countMiss(ctx.db, keyword, ctx.now());
	} catch (error) {
		ctx.log.warn(
			{ failure: describeFailure(error) },
			"a search without result was not counted",
		);
	}
}
