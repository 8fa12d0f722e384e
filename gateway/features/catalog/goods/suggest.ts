import {
	type Suggestion,
	suggestionsMax,
} from "../../../contract/catalog/search";
import {
	type LocaleCode,
	type Localized,
	localize,
} from "../../../contract/locale";
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
/** Best sellers among which the closest are looked for. */
const consideredMax = 50;

export async function suggest(ctx: Ctx, typed: string): Promise<Suggestion[]> {
	const { locale } = ctx;
	const asked = fold(typed).trim();
	if (!asked) return [];
	const [hot, all, named] = await Promise.all([
		listHotSearchWords(ctx),
		listCategoryNames(ctx),
		// One Latin letter begins a name of almost every goods.
		/^[a-z0-9]$/.test(asked) ? [] : listGoodsNamed(ctx, typed, consideredMax),
	]);
	const place = placeOf(asked, locale);
	const isCalled = (one: Named) => place(one) < elsewhere;
	const called = sortBy(all.filter(isCalled), place);
	const categories = called.slice(0, categoriesMax);
	const words = sortBy(
		hot
			.map(({ id, keyword }) => ({ id, name: { [locale]: keyword } }))
			.filter(isCalled),
		place,
	).slice(0, wordsMax);
	// "mil" means milk before mild soap, however well that sells, and apples come before what French calls "appareil".
	const ids = new Set(called.map(({ id }) => id));
	const closest = sortBy(named, (one) => {
		const isOfCategory = ids.has(one.categoryId) || ids.has(one.topCategoryId);
		return (isCalled(one) ? 0 : 2) + (isOfCategory ? 0 : 1);
	});
	const cards = await listCards(
		ctx,
		closest
			.slice(0, suggestionsMax - categories.length - words.length)
			.map(({ id }) => id),
	);
	const leading =
		(type: "category" | "word") => (one: Named & { id: number }) => ({
			type,
			id: one.id,
			text: localize(one.name, locale),
		});
	const texts = new Set<string>();
	return [
		...categories.map(leading("category")),
		...cards.map(({ id, name, image, price, hasPriceRange }) => ({
			type: "goods" as const,
			id,
			text: name,
			image,
			price,
			hasPriceRange,
		})),
		...words.map(leading("word")),
	].filter(({ text }) => !texts.has(text) && texts.add(text));
}

interface Named {
	name: Localized;
}

/** The place of a name that does not hold what was typed. */
const elsewhere = 2;

/** 0 where a name that people see or say begins with what was typed, 1 where a later word does. */
function placeOf(asked: string, locale: LocaleCode) {
	const later = /^[a-z0-9]/.test(asked) ? ` ${asked}` : asked;
	return ({ name }: Named): number => {
		const names = [locale, ...spoken].map((code) => fold(name[code] ?? ""));
		if (names.some((one) => one.startsWith(asked))) return 0;
		return names.some((one) => one.includes(later)) ? 1 : elsewhere;
	};
}

function sortBy<One>(all: One[], rank: (one: One) => number): One[] {
	return all
		.map((one) => ({ one, rank: rank(one) }))
		.sort((a, b) => a.rank - b.rank)
		.map(({ one }) => one);
}
