export interface Suggestion {
	word: string;
	source: "recent" | "popular" | "found";
}

interface KnownWords {
	recent: string[];
	popular: string[];
	/** What the shop has for the words typed so far. */
	found: string[];
}

/** What was searched here, what many search for, what the shop has: each word once, under the first that knows it. */
export function matchWords(
	{ recent, popular, found }: KnownWords,
	typed: string,
): Suggestion[] {
	const wanted = typed.trim().toLowerCase();
	const matches = (word: string) => word.toLowerCase().includes(wanted);
	const sources = {
		recent: recent.filter(matches),
		popular: popular.filter(matches),
		found: wanted === "" ? [] : found,
	};
	const known = new Map<string, Suggestion>();
	for (const source of ["recent", "popular", "found"] as const)
		for (const word of sources[source])
			if (!known.has(word)) known.set(word, { word, source });
	return [...known.values()];
}
