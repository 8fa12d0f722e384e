import type { Queryable } from "../../../db/client";
import { readTyped } from "../../../full-text/cantonese";
import { fold } from "../../../full-text/fold";
import { type GramRow, listGramsSounding } from "./gram-repository";

// Cantonese in Latin letters, where it finds nothing: "siu yuk" is 燒肉 where some goods is called so.

const stretchOfWords =
	/[\p{Script=Latin}\p{M}]+(?:[ '-]+[\p{Script=Latin}\p{M}]+)*/gu;
const wordsMax = 6;
const syllablesMax = 8;
const readingsMax = 8;

/** What was typed with the longest stretch of words that sounds like some goods' name in Chinese; undefined where none does. */
export async function putInChinese(
	db: Queryable,
	typed: string,
): Promise<string | undefined> {
	for (const [stretch] of typed.matchAll(stretchOfWords)) {
		const words = stretch.split(/[ '-]+/);
		if (words.length > wordsMax) continue;
		for (let length = words.length; length > 0; length -= 1)
			for (let at = 0; at + length <= words.length; at += 1) {
				const chosen = words.slice(at, at + length);
				const written = await findWritten(db, chosen.map(fold));
				if (!written) continue;
				const around = [...words];
				around.splice(at, length, written);
				return typed.replace(stretch, () => around.join(" "));
			}
	}
	return undefined;
}

async function findWritten(db: Queryable, words: string[]) {
	const readings = words
		.map(readTyped)
		.reduce<string[][][]>(
			(begun, next) =>
				begun
					.flatMap((before) => next.map((after) => [...before, ...after]))
					.slice(0, readingsMax),
			[[]],
		)
		.filter(({ length }) => length > 1 && length <= syllablesMax);
	for (const syllables of readings) {
		const pairs = syllables
			.slice(1)
			.map((sounds, at) =>
				(syllables[at] ?? []).flatMap((before) =>
					sounds.map((sound) => `${before} ${sound}`),
				),
			);
		const grams = await listGramsSounding(db, pairs.flat());
		const written = chain(pairs, grams);
		if (written) return written;
	}
	return undefined;
}

/** Grams of these sounds, each beginning with the character that ends the one before. */
function chain(
	[sounds, ...rest]: string[][],
	grams: GramRow[],
	before?: string,
): string | undefined {
	if (!sounds) return "";
	for (const { gram, sound, written } of grams) {
		if (!sounds.includes(sound)) continue;
		if (before !== undefined && !gram.startsWith(before)) continue;
		const after = chain(rest, grams, [...gram].at(-1));
		if (after === undefined) continue;
		return (before === undefined ? written : [...written].at(-1)) + after;
	}
	return undefined;
}
