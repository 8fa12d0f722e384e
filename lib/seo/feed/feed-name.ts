import {
	isLocaleCode,
	type LocaleCode,
	localeCodes,
} from "@/gateway/contract/locale";
import type { CartType } from "@/gateway/contract/values";

/** Whose catalogue it is for, and how its files end. */
const endings = { google: "xml", meta: "csv" } as const;
const areas = { supermarket: "SUPERMARKET", mall: "E_COMMERCE" } as const;

export interface Feed {
	kind: keyof typeof endings;
	locale: LocaleCode;
	cartType: CartType;
}

const shape = new RegExp(
	`^(google|meta)-(${localeCodes.join("|")})-(mall|supermarket)\\.(xml|csv)$`,
);

/** The feed whose file has this name, such as "google-en-mall.xml". */
export function readFeedName(name: string): Feed | undefined {
	const [, kind, locale, area, ending] = shape.exec(name) ?? [];
	if (!kind || !isLocaleCode(locale)) return undefined;
	const feed = kind as Feed["kind"];
	const cartType = areas[area as keyof typeof areas];
	return endings[feed] === ending
		? { kind: feed, locale, cartType }
		: undefined;
}

/** Of all feeds in a language. */
export const feedNames = (locale: LocaleCode): string[] =>
	Object.entries(endings).flatMap(([kind, ending]) =>
		Object.keys(areas).map((area) => `${kind}-${locale}-${area}.${ending}`),
	);
