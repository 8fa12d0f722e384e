import { type LocaleCode, localeCodes } from "../../../contract/locale";
import { fillIn, gatewayWords } from "../../../words/words";

type Counted = keyof (typeof gatewayWords)["en"]["unit"];

const templateOf = (unit: string) =>
	unit.replace(/\d+/, "{count}").toLowerCase();

/** How each language says that goods are counted so. */
const counted = new Map(
	localeCodes.flatMap((code) =>
		Object.entries(gatewayWords[code].unit).map(([name, words]) => [
			templateOf(words),
			name as Counted,
		]),
	),
);

/** What is counted, such as "10 rolls" or "6 件裝", in the asker's language; measures such as "500 g" are the same in all. */
export function presentUnit(
	unit: string | null,
	locale: LocaleCode,
): string | null {
	const name = unit && counted.get(templateOf(unit));
	if (!name) return unit;
	const count = unit.match(/\d+/)?.[0] ?? "";
	return fillIn(gatewayWords[locale].unit[name], { count });
}
