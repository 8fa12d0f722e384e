import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import {
	type GoodsFact,
	goodsFacts,
} from "@/gateway/contract/catalog/goods-facts";
import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";
import { formatWeight } from "./weight";

type Known = Pick<GoodsDetail, GoodsFact | "storage" | "weightGrams">;
type FactKey =
	| `facts.${GoodsFact | "storage" | "weight"}`
	| `storage.${NonNullable<GoodsDetail["storage"]>}`;

/** What is known about a goods, by name and value; `wordOf` has the words of "goods". */
export function knownFacts(
	{ storage, weightGrams, ...goods }: Known,
	wordOf: (key: FactKey) => string,
	locale: LocaleCode,
): [name: string, value: string][] {
	const { intl } = describeLocale(locale);
	const countries = new Intl.DisplayNames(intl, { type: "region" });
	const factOf = (fact: GoodsFact) => {
		const value = goods[fact];
		return fact === "origin" && value ? countries.of(value) : value;
	};
	const facts: (readonly [string, string | null | undefined])[] = [
		...goodsFacts.map(
			(fact) => [wordOf(`facts.${fact}`), factOf(fact)] as const,
		),
		[wordOf("facts.storage"), storage && wordOf(`storage.${storage}`)],
		[
			wordOf("facts.weight"),
			weightGrams > 0 ? formatWeight(weightGrams, locale) : null,
		],
	];
	return facts.flatMap(([name, value]): [string, string][] =>
		value ? [[name, value]] : [],
	);
}
