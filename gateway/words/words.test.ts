import { localeCodes } from "../contract/locale";
import { gatewayWords } from "./words";

/** Every text by the way to it, with the blanks that it leaves; lines of a mail are one text. */
function blanksOf(words: unknown, way = ""): [string, string[]][] {
	if (typeof words === "string" || Array.isArray(words))
		return [[way, (String(words).match(/\{\w+\}/g) ?? []).toSorted()]];
	return Object.entries(words as object)
		.flatMap(([name, part]) => blanksOf(part, `${way}.${name}`))
		.toSorted(([one], [other]) => one.localeCompare(other));
}

test.each(localeCodes)(
	"the gateway has every word in %s, with the same blanks",
	(locale) => {
		expect(blanksOf(gatewayWords[locale])).toEqual(blanksOf(gatewayWords.en));
	},
);
