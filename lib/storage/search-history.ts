import { readEntry, removeEntry, writeEntry } from "./storage";

const name = "search-history";
const wordsMax = 8;

/** What was searched for on this device, newest first. */
export function readSearchHistory(): string[] {
	const words = readEntry(name);
	if (!Array.isArray(words)) return [];
	return words.filter((word) => typeof word === "string").slice(0, wordsMax);
}

/** A word that was there moves to the front. */
export function rememberSearch(keyword: string): void {
	const word = keyword.trim();
	const others = readSearchHistory().filter((other) => other !== word);
	writeEntry(name, [word, ...others].slice(0, wordsMax));
}

export function clearSearchHistory(): void {
	removeEntry(name);
}
