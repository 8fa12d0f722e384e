import {
	type Suggestion,
	suggestionsMax,
} from "../../../contract/catalog/search";
import { localize } from "../../../contract/locale";
import { fold } from "../../../full-text/fold";
import type { Ctx } from "../../../http/context";
import { listCategoryNames } from "../category/service";
import { listHotSearchWords } from "../search/service";
import { listCards, listGoodsNamed } from "./service";

// Suggestions while somebody types: categories that are called so, goods whose name holds it, hot words. Ten at most,
// nothing twice, and nothing for what cannot be searched.

const categoriesMax = 3;
const wordsMax = 3;
/** What people type in this city, whatever language they read the shop in. */
const spoken = ["zh-CN", "en"] as const;
/** Best sellers among which those of a category that is called so are looked for. */
const consideredMax = 50;

export async function suggest(ctx: Ctx, typed: string): Promise<Suggestion[]> {
	const asked = fold(typed).trim();
	if (!asked) return [];
	const [hot, all, named] = await Promise.all([
		listHotSearchWords(ctx),
		listCategoryNames(ctx),
		// One Latin letter begins a name of almost every goods.
		/^[a-z0-9]$/.test(asked) ? [] : listGoodsNamed(ctx, typed, consideredMax),
	]);
	const called = bestFirst(asked, all, ({ name }) =>
		[ctx.locale, ...spoken].flatMap((locale) => name[locale] ?? []),
	);
	const categories = called.slice(0, categoriesMax);
	const words = bestFirst(asked, hot, ({ keyword }) => [keyword])
		.slice(0, wordsMax)
		.map(({ id, keyword }) => ({ type: "word" as const, id, text: keyword }));
	// "mil" means milk before mild soap, however well that sells.
	const ids = new Set(called.map(({ id }) => id));
	const isOfThem = (one: (typeof named)[number]) =>
		ids.has(one.categoryId) || ids.has(one.topCategoryId);
	const cards = await listCards(
		ctx,
		[...named.filter(isOfThem), ...named.filter((one) => !isOfThem(one))]
			.slice(0, suggestionsMax - categories.length - words.length)
			.map(({ id }) => id),
	);
	const texts = new Set<string>();
	return [
		...categories.map(({ id, name }) => ({
			type: "category" as const,
			id,
			text: localize(name, ctx.locale),
		})),
		...cards.map(({ id, name, image, price, hasPriceRange }) => ({
			type: "goods" as const,
			...{ id, text: name, image, price, hasPriceRange },
		})),
		...words,
	].filter(({ text }) => !texts.has(text) && texts.add(text));
}

/** Those of which a name begins with what was typed, then those of which a later word does. */
function bestFirst<Named>(
	asked: string,
	all: Named[],
	namesOf: (one: Named) => string[],
): Named[] {
	const later = /^[a-z0-9]/.test(asked) ? ` ${asked}` : asked;
	const place = (one: Named) => {
		const names = namesOf(one).map(fold);
		if (names.some((name) => name.startsWith(asked))) return 0;
		return names.some((name) => name.includes(later)) ? 1 : 2;
	};
	return [0, 1].flatMap((wanted) => all.filter((one) => place(one) === wanted));
}
