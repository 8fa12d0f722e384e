import { argumentsOf } from "./arguments-of";
import type { Catalogue } from "./catalogue";

/** Where a line may break that French keeps together: before a high mark, and inside quotation marks. */
const frenchBreak = / [:;?!»]|« /;

/** What a translation lacks, has too much, or fills differently from its source. */
export function compareCatalogues(
	locale: string,
	source: Catalogue,
	translation: Catalogue,
): string[] {
	const faults: string[] = [];
	for (const [key, message] of source) {
		const translated = translation.get(key);
		if (translated === undefined) {
			faults.push(`messages/${locale}.json: ${key} is missing`);
			continue;
		}
		const wanted = argumentsOf(message).join(" ");
		const found = argumentsOf(translated).join(" ");
		if (wanted !== found)
			faults.push(
				`messages/${locale}.json: ${key} is filled with "${found}", its source with "${wanted}"`,
			);
	}
	for (const [key, message] of locale === "fr" ? translation : [])
		if (frenchBreak.test(message))
			faults.push(
				`messages/${locale}.json: ${key} may break before a mark or inside quotation marks; write U+00A0 there`,
			);
	for (const key of translation.keys())
		if (!source.has(key))
			faults.push(`messages/${locale}.json: ${key} is not in the source`);
	return faults;
}
