import { fold } from "../../full-text/fold";

/** A text as it is compared: letters and digits alone, in one piece and in its parts. */
export interface Spelling {
	/** Without spaces, so that "Taikoo" begins "Tai Koo". */
	compact: string;
	/** Words of Latin letters and digits. */
	words: string[];
	/** Stretches of Chinese characters. */
	han: string[];
}

const shortForms: Record<string, string> = {
	ave: "avenue",
	center: "centre",
	est: "estate",
	gdn: "gardens",
	mt: "mount",
	mtr: "station",
	rd: "road",
	sq: "square",
	st: "street",
	stn: "station",
};

export function spell(text: string): Spelling {
	const folded = fold(text).replace(/['’]/g, "");
	return {
		compact: folded.replace(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, ""),
		words: folded.match(/[a-z0-9]+/g) ?? [],
		han: folded.match(/\p{Script=Han}+/gu) ?? [],
	};
}

/** Whether a typed word is that word, written out or short. */
export function isWord(typed: string, word: string): boolean {
	return typed === word || shortForms[typed] === word;
}

/** Whether a typed word is the beginning of that word, or its short form. */
export function beginsWord(typed: string, word: string): boolean {
	return word.startsWith(typed) || shortForms[typed] === word;
}

/** Shorter words are as often another word as a typo of one. */
const lettersMin = 4;

/** Whether one slip lies between two words: a letter too many, too few, wrong, or two swapped. */
export function isOneSlipAway(typed: string, word: string): boolean {
	const [length, other] = [typed.length, word.length];
	if (length < lettersMin || Math.abs(length - other) > 1) return false;
	let start = 0;
	while (start < length && typed[start] === word[start]) start += 1;
	const rest = typed.slice(start);
	const otherRest = word.slice(start);
	if (rest === otherRest) return false;
	if (length < other) return rest === otherRest.slice(1);
	if (length > other) return rest.slice(1) === otherRest;
	const isSwapped =
		rest[0] === otherRest[1] &&
		rest[1] === otherRest[0] &&
		rest.slice(2) === otherRest.slice(2);
	return isSwapped || rest.slice(1) === otherRest.slice(1);
}
