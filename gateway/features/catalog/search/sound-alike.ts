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
/** The likeliest of what all of a stretch may sound like. */
const gramsMax = 1_000;

/** What each two neighbouring syllables may sound like. */
type Pairs = string[][];

/** Some of the words, and each way to read them. */
interface Part {
	at: number;
	length: number;
	readings: Pairs[];
}

/**
 * What was typed with the longest stretch of words that sounds like some goods' name in Chinese; undefined where none
 * does. One question to the database for each stretch of Latin letters.
 */
export async function putInChinese(
	db: Queryable,
	typed: string,
): Promise<string | undefined> {
	for (const [stretch] of typed.matchAll(stretchOfWords)) {
		const words = stretch.split(/[ '-]+/);
		if (words.length > wordsMax) continue;
		const parts = partsOf(words);
		const named = await readGrams(db, parts);
		for (const { at, length, readings } of parts)
			for (const pairs of readings) {
				const written = chain(pairs, named);
				if (!written) continue;
				const around = words.toSpliced(at, length, written);
				return typed.replace(stretch, () => around.join(" "));
			}
	}
	return undefined;
}

/** The longest first. */
function partsOf(words: string[]): Part[] {
	const read = words.map((word) => readTyped(fold(word)));
	return words
		.flatMap((_, at) =>
			words.slice(at).map((__, more) => ({ at, length: more + 1 })),
		)
		.sort((one, other) => other.length - one.length || one.at - other.at)
		.map((part) => ({
			...part,
			readings: readTogether(read.slice(part.at, part.at + part.length)),
		}));
}

/** What one syllable alone sounds like says nothing. */
function readTogether(words: string[][][][]): Pairs[] {
	return words
		.reduce<string[][][]>(
			(begun, next) =>
				begun
					.flatMap((before) => next.map((after) => [...before, ...after]))
					.slice(0, readingsMax),
			[[]],
		)
		.filter(({ length }) => length > 1 && length <= syllablesMax)
		.map((syllables) =>
			syllables
				.slice(1)
				.map((sounds, at) =>
					(syllables[at] ?? []).flatMap((before) =>
						sounds.map((sound) => `${before} ${sound}`),
					),
				),
		);
}

async function readGrams(db: Queryable, parts: Part[]) {
	const sounds = new Set(parts.flatMap(({ readings }) => readings.flat(2)));
	if (sounds.size === 0) return [];
	return listGramsSounding(db, [...sounds], gramsMax);
}

/** Grams of these sounds, each beginning with the character that ends the one before. */
function chain(
	[sounds, ...rest]: Pairs,
	grams: GramRow[],
	before?: string,
): string | undefined {
	if (!sounds) return "";
	for (const { gram, sound, written } of grams) {
		if (before !== undefined && !gram.startsWith(before)) continue;
		if (!sounds.includes(sound)) continue;
		const after = chain(rest, grams, [...gram].at(-1));
		if (after === undefined) continue;
		return (before === undefined ? written : [...written].at(-1)) + after;
	}
	return undefined;
}
