import {
	type Suggestion,
	suggestionsMax,
} from "../../../contract/catalog/search";
import { fold } from "../../../full-text/fold";
import type { Ctx } from "../../../http/context";
import { listCategoryTree } from "../category/service";
import { listHotSearchWords } from "../search/service";
import { suggestGoods } from "./service";

// Suggestions while somebody types: hot words and categories that hold what was typed, then goods whose name does.
// Ten at most, nothing twice, and nothing for what cannot be searched.

/** What leads on to more than one goods stands first, and leaves space for goods. */
const wordsMax = 3;
const categoriesMax = 3;

export async function suggest(ctx: Ctx, typed: string): Promise<Suggestion[]> {
	const asked = fold(typed).trim();
	if (!asked) return [];
	const [words, categories, goods] = await Promise.all([
		listHotSearchWords(ctx),
		listCategoryTree(ctx),
		// One Latin letter begins a name of almost every goods.
		/^[a-z0-9]$/.test(asked) ? [] : suggestGoods(ctx, typed, suggestionsMax),
	]);
	const named = categories.flatMap((top) => [top, ...(top.childList ?? [])]);
	const hot = words.map(({ id, keyword }) => ({ id, text: keyword }));
	const held = named.map(({ id, name }) => ({ id, text: name }));
	const all: Suggestion[] = [
		...matching(asked, hot)
			.slice(0, wordsMax)
			.map((word) => ({ type: "word" as const, ...word })),
		...matching(asked, held)
			.slice(0, categoriesMax)
			.map((category) => ({ type: "category" as const, ...category })),
		...goods.map((one) => ({ type: "goods" as const, ...one })),
	];
	const texts = new Set<string>();
	return all
		.filter(({ text }) => !texts.has(text) && texts.add(text))
		.slice(0, suggestionsMax);
}

interface Named {
	id: number;
	text: string;
}

/** Those that begin with what was typed, then those of which a later word does. */
function matching(asked: string, all: Named[]): Named[] {
	const isLatin = /^[a-z0-9]/.test(asked);
	const place = ({ text }: Named) => {
		const folded = fold(text);
		if (folded.startsWith(asked)) return 0;
		return folded.includes(isLatin ? ` ${asked}` : asked) ? 1 : 2;
	};
	return [0, 1].flatMap((wanted) => all.filter((one) => place(one) === wanted));
}
