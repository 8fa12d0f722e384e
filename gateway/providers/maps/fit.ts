import {
	beginsWord,
	isOneSlipAway,
	isWord,
	type Spelling,
	spell,
} from "./spelling";

// How well what was typed fits the names of one place: the less, the better.

const exact = 0;
const prefix = 1;
const words = 2;
const contained = 3;
const holding = 4;
const slipped = 5;
const slippedInPart = 6;
const holdingSlipped = 8;

const latinContainedMin = 3;
const latinHeldMin = 3;
const hanHeldMin = 2;

/** What one place is called, read once. */
export interface Names {
	all: Spelling[];
	/** Those with Latin words. */
	latin: Spelling[];
	/** All of them in one text, each after a bar. */
	text: string;
	/** Every Latin word of any of them. */
	words: string[];
}

export function readNames(texts: string[]): Names {
	const all = texts.map(spell);
	return {
		all,
		latin: all.filter((name) => name.words.length > 0),
		text: all.map(({ compact }) => `|${compact}|`).join(""),
		words: [...new Set(all.flatMap((name) => name.words))],
	};
}

type Same = (typed: string, word: string) => boolean;

const isNearlyWord: Same = (typed, word) =>
	isWord(typed, word) || (!/\d/.test(typed) && isOneSlipAway(typed, word));

/** Undefined where nothing fits. Of names that the text holds, the longest fits best. */
export function fitOf(typed: Spelling, names: Names): number | undefined {
	const { compact } = typed;
	const { all, text } = names;
	if (compact === "") return undefined;
	const isThere = text.includes(compact);
	if (isThere && text.includes(`|${compact}|`)) return exact;
	if (isThere && text.includes(`|${compact}`)) return prefix;
	if (isSpelledOut(typed, names)) return words;
	if (isThere && all.some((name) => contains(name, typed))) return contained;
	const held = longest(all, (name) => holds(typed, name, isWord));
	return held > 0 ? holding - shareOf(held) : undefined;
}

/** The same where one letter is wrong, for a text that fits nothing as it is. */
export function fitOfSlip(
	typed: Spelling,
	{ latin }: Names,
): number | undefined {
	if (latin.some((name) => isOneSlipAway(typed.compact, name.compact)))
		return slipped;
	if (latin.some((name) => isNearlySpelledOut(typed, name)))
		return slippedInPart;
	const held = longest(latin, (name) => holds(typed, name, isNearlyWord));
	return held > 0 ? holdingSlipped - shareOf(held) : undefined;
}

/** Whether only a part of the text fits: what it means then is the place that says most closely where. */
export function isPartOfText(fit: number): boolean {
	return (fit > contained && fit <= holding) || fit > slippedInPart;
}

/** What may be told apart within one step, below 1. */
function shareOf(length: number): number {
	return Math.min(length, 99) / 100;
}

/** Every word begins a word of its names, and all that is Chinese stands in one of them: "Mong 旺角". */
function isSpelledOut(typed: Spelling, { all, words: known }: Names): boolean {
	if (typed.words.length === 0) return false;
	return (
		typed.words.every((one) => known.some((word) => beginsWord(one, word))) &&
		typed.han.every((run) => all.some(({ compact }) => compact.includes(run)))
	);
}

function contains(name: Spelling, typed: Spelling): boolean {
	const { compact } = typed;
	if (typed.words.length === 0) return name.compact.includes(compact);
	return (
		compact.length >= latinContainedMin &&
		name.words.some((word) => word.includes(compact))
	);
}

/** The longest of the names that pass, by its length; 0 where none does. */
function longest(
	names: Spelling[],
	passes: (name: Spelling) => boolean,
): number {
	return Math.max(
		0,
		...names.filter(passes).map(({ compact }) => compact.length),
	);
}

/** An address names the place: its characters in a row, or its words in a row. */
function holds(typed: Spelling, name: Spelling, same: Same): boolean {
	const { compact } = name;
	if (name.words.length === 0)
		return (
			compact.length >= hanHeldMin &&
			typed.han.some((run) => run.includes(compact))
		);
	if (name.han.length > 0 || compact.length < latinHeldMin) return false;
	return typed.words.some((_, at) =>
		name.words.every((word, step) => same(typed.words[at + step] ?? "", word)),
	);
}

function isNearlySpelledOut(typed: Spelling, name: Spelling): boolean {
	if (typed.words.length === 0 || typed.han.length > 0) return false;
	return typed.words.every((one) =>
		name.words.some((word) => beginsWord(one, word) || isNearlyWord(one, word)),
	);
}
