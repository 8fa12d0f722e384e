import { fold } from "./fold";
import { wordForms } from "./word-forms";

/** A stretch of what was typed, folded, with other words for it. */
export interface Stretch {
	text: string;
	others: string[];
}

/** Groups of words for one thing, ready to be looked for. */
export interface Synonyms {
	/** Each word with the other words for the same thing, all folded. */
	others: Map<string, Set<string>>;
	/** The same words by their first character, longest first. */
	startingWith: Map<string, string[]>;
	/** Latin words that stand in the groups: known even where no goods has them. */
	latinWords: Set<string>;
}

export function compileSynonyms(groups: string[][]): Synonyms {
	const others = new Map<string, Set<string>>();
	for (const group of groups) addGroup(others, group.map(fold));
	const words = [...others.keys()];
	const latin = words.flatMap((word) => word.match(/[a-z]+/g) ?? []);
	return {
		others,
		startingWith: byFirstCharacter(words),
		latinWords: new Set(latin),
	};
}

function addGroup(others: Synonyms["others"], words: string[]): void {
	for (const word of words)
		for (const form of wordForms(word)) {
			const known = others.get(form) ?? new Set();
			for (const other of words) if (other !== word) known.add(other);
			others.set(form, known);
		}
}

function byFirstCharacter(words: string[]): Map<string, string[]> {
	const startingWith = new Map<string, string[]>();
	for (const word of words) {
		const first = word.charAt(0);
		const alike = startingWith.get(first);
		if (alike) alike.push(word);
		else startingWith.set(first, [word]);
	}
	for (const alike of startingWith.values())
		alike.sort((left, right) => right.length - left.length);
	return startingWith;
}

const unspacedCharacter = /[\p{Script=Han}\p{Script=Thai}\p{Script=Lao}]/u;
const spacedCharacter = /[\p{Letter}\p{Number}]/u;

function isSpaced(character: string): boolean {
	return spacedCharacter.test(character) && !unspacedCharacter.test(character);
}

/** A word of a spaced script is never found inside a longer one, and a single character only where it stands alone. */
function standsThere(text: string, at: number, word: string): boolean {
	if (!text.startsWith(word, at)) return false;
	const around = [text.charAt(at - 1), text.charAt(at + word.length)];
	if (isSpaced(word.charAt(0))) return !around.some(isSpaced);
	return (
		word.length > 1 ||
		!around.some((character) => unspacedCharacter.test(character))
	);
}

/** Cuts what was typed at the words that have synonyms, the longest first, from left to right. */
export function splitAtSynonyms(
	keyword: string,
	{ others, startingWith }: Synonyms,
): Stretch[] {
	const text = fold(keyword);
	const stretches: Stretch[] = [];
	let restFrom = 0;
	const closeRest = (to: number) => {
		if (to > restFrom)
			stretches.push({ text: text.slice(restFrom, to), others: [] });
	};
	for (let at = 0; at < text.length; at += 1) {
		const found = startingWith
			.get(text.charAt(at))
			?.find((word) => standsThere(text, at, word));
		if (!found) continue;
		closeRest(at);
		stretches.push({ text: found, others: [...(others.get(found) ?? [])] });
		restFrom = at + found.length;
		at = restFrom - 1;
	}
	closeRest(text.length);
	return stretches;
}
