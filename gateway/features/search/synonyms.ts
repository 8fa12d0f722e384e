import { fold } from "./fold";
import groups from "./synonyms.json";
import { wordForms } from "./word-forms";

/** Each word of the groups with the other words for the same thing, all folded. */
const others = new Map<string, Set<string>>();
/** The same words by their first character, longest first. */
const startingWith = new Map<string, string[]>();

for (const group of groups) {
	const words = group.map(fold);
	for (const word of words)
		for (const form of wordForms(word)) {
			const known = others.get(form) ?? new Set();
			for (const other of words) if (other !== word) known.add(other);
			others.set(form, known);
		}
}
for (const word of others.keys()) {
	const first = word.charAt(0);
	startingWith.set(first, [...(startingWith.get(first) ?? []), word]);
}
for (const words of startingWith.values())
	words.sort((left, right) => right.length - left.length);

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

/** A stretch of what was typed, folded, with other words for it. */
export interface Stretch {
	text: string;
	others: string[];
}

/** Cuts what was typed at the words that have synonyms, the longest first, from left to right. */
export function splitAtSynonyms(keyword: string): Stretch[] {
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

/** Latin words that stand in the groups: known even where no goods has them. */
export const synonymWords = new Set(
	[...others.keys()].flatMap((word) => word.match(/[a-z]+/g) ?? []),
);
