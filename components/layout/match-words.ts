import type { Suggestion as Found } from "@/gateway/contract/catalog/search";
import { paths } from "@/lib/routes/paths";

/** A line below the search field: what the shop has leads there, any other word is searched for. */
export interface SearchOption {
	word: string;
	source: "found" | "recent" | "popular";
	href?: string;
	/** Of a goods. */
	goods?: Extract<Found, { type: "goods" }>;
}

interface Known {
	recent: string[];
	popular: string[];
	/** What the shop has for the words typed so far. */
	found: Found[];
}

/**
 * What the shop has, what was searched here, what many search for: each word once, under the first that knows it.
 * Before anything is typed the shop has said nothing.
 */
export function matchWords(
	{ recent, popular, found }: Known,
	typed: string,
): SearchOption[] {
	const wanted = typed.trim().toLowerCase();
	const matching = (source: "recent" | "popular", words: string[]) =>
		words
			.filter((word) => word.toLowerCase().includes(wanted))
			.map((word) => ({ word, source }));
	const hot = found.filter(({ type }) => type === "word");
	const options = [
		...(wanted === "" ? [] : found.flatMap(leadingTo)),
		...matching("recent", recent),
		...matching("popular", [...popular, ...hot.map(({ text }) => text)]),
	];
	const known = new Map<string, SearchOption>();
	for (const option of options)
		if (!known.has(option.word)) known.set(option.word, option);
	return [...known.values()];
}

function leadingTo(found: Found): SearchOption[] {
	const { id, text: word } = found;
	const source = "found";
	if (found.type === "goods")
		return [{ word, source, href: paths.goods(id), goods: found }];
	return found.type === "category"
		? [{ word, source, href: paths.goodsList({ cid: id }) }]
		: [];
}
