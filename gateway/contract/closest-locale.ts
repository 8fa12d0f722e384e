import { type LocaleCode, locales } from "./locale";

const tagsMax = 20;

/** The first language of the shop among tags of BCP 47 or in a header `accept-language`; undefined where there is none. */
export function closestLocale(accepted: string): LocaleCode | undefined {
	const tags = accepted.split(",").slice(0, tagsMax).map(readTag);
	const byWish = tags.sort((one, other) => other.weight - one.weight);
	for (const { language, weight } of byWish) {
		const found = locales.find(
			({ code, language: own }) =>
				language === code || language === own.split("-")[0],
		);
		if (found && weight > 0) return found.code;
	}
	return undefined;
}

/** `fr-CA;q=0.8` is French, wished for by 0.8. */
function readTag(text: string) {
	const [tag = "", ...parameters] = text.trim().toLowerCase().split(";");
	const [, weight = "1"] =
		/^\s*q=([\d.]+)\s*$/.exec(parameters.join(";")) ?? [];
	return { language: tag.split("-")[0] ?? "", weight: Number(weight) || 0 };
}
