import {
	defaultLocale,
	type LocaleCode,
	localize,
} from "../../contract/locale";
import { type Place, places } from "./places";

const keyOf = (name: string) => name.trim().toLowerCase();

/** What stands on parcels: streets, and what stands in them. */
const byName = new Map(
	places
		.filter(({ kind }) => ["street", "estate", "landmark"].includes(kind))
		.flatMap((place) =>
			[defaultLocale, "en" as const].map(
				(locale) => [keyOf(localize(place.name, locale)), place] as const,
			),
		),
);

interface Part {
	place: Place;
	/** Of a house in a street. */
	number: string;
}

const chinese = /\p{Script=Han}/u;
const numberFirst = /^(\d[\dA-Z-]*) +(.+)$/i;
const numberLast = /^(.+?)(\d[\dA-Z-]*)號$/i;

function splitPart(text: string): { name: string; number: string } {
	const [, leading = "", street] = numberFirst.exec(text) ?? [];
	if (street) return { name: street, number: leading };
	const [, name = text, number = ""] = numberLast.exec(text) ?? [];
	return { name, number };
}

function readPart(text: string): Part | undefined {
	const { name, number } = splitPart(text);
	const place = byName.get(keyOf(name));
	return place && { place, number };
}

function writePart({ place, number }: Part, locale: LocaleCode): string {
	const isChinese = locale === defaultLocale;
	const name = localize(place.name, isChinese ? locale : "en");
	if (!number) return name;
	return isChinese ? `${name}${number}號` : `${number} ${name}`;
}

/**
 * Street and building in the reader's words: from the street down in Chinese, up to it for all others. What the reader
 * can read, and what is not all of places the shop knows, stays as it was typed.
 */
export function wordDetail(detail: string, locale: LocaleCode): string {
	const wasChinese = chinese.test(detail);
	const isChinese = locale === defaultLocale;
	if (wasChinese === isChinese) return detail;
	const typed = detail.trim().split(wasChinese ? /[ ，]+/ : /, */);
	const parts = typed.flatMap((text) => readPart(text) ?? []);
	if (parts.length < typed.length) return detail;
	return parts
		.toReversed()
		.map((part) => writePart(part, locale))
		.join(isChinese ? " " : ", ");
}
