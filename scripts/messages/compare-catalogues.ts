import { argumentsOf } from "./arguments-of";
import type { Catalogue } from "./catalogue";

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
	for (const key of translation.keys())
		if (!source.has(key))
			faults.push(`messages/${locale}.json: ${key} is not in the source`);
	return faults;
}
