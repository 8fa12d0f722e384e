import { z } from "zod";
import type { Point } from "../../contract/distance";
import { type District, regions } from "../../contract/identity/district";
import {
	defaultLocale,
	type LocaleCode,
	type Localized,
	localize,
} from "../../contract/locale";
import areas from "./gazetteer/areas.json";
import estates from "./gazetteer/estates.json";
import landmarks from "./gazetteer/landmarks.json";
import stations from "./gazetteer/stations.json";
import streets from "./gazetteer/streets.json";

/** What people mean first when a name is all they say, down to what they mean last. */
const kinds = [
	"area",
	"station",
	"estate",
	"district",
	"landmark",
	"street",
] as const;
type PlaceKind = (typeof kinds)[number];

/** How closely a place of this kind says where somebody is. */
const precisions: Record<PlaceKind, number> = {
	district: 0,
	area: 1,
	station: 2,
	street: 3,
	estate: 4,
	landmark: 4,
};

export interface Place extends Point {
	/** Stays the same when places are added. */
	key: string;
	kind: PlaceKind;
	name: Localized;
	/** What else it is called, in any language. */
	otherNames: string[];
	district: District;
}

/** By district: name in Chinese and in English, latitude, longitude, other names. */
const listed = z.record(
	z.string(),
	z.array(
		z.tuple([z.string(), z.string(), z.number(), z.number()], z.string()),
	),
);

const districts = regions.flatMap((region) => region.districts);

function slug(name: string): string {
	return name
		.normalize("NFD")
		.toLowerCase()
		.replace(/['\p{Mark}]/gu, "")
		.replace(/[^a-z0-9]+/g, "-");
}

/** A station is also called as the quarter around it, which alone has that name where both are known. */
function namesOf(kind: PlaceKind, chinese: string, english: string) {
	if (kind !== "station")
		return { name: { [defaultLocale]: chinese, en: english }, otherNames: [] };
	return {
		name: { [defaultLocale]: `${chinese}站`, en: `${english} Station` },
		otherNames: [
			chinese,
			english,
			`${chinese}港鐵站`,
			`${chinese}地鐵站`,
			`${english} MTR Station`,
		],
	};
}

function placesOf(kind: PlaceKind, list: unknown): Place[] {
	return districts.flatMap((district) =>
		(listed.parse(list)[district.key] ?? []).map(
			([chinese, english, latitude, longitude, ...others]) => {
				const { name, otherNames } = namesOf(kind, chinese, english);
				return {
					key: `${kind}-${slug(english)}`,
					kind,
					name,
					otherNames: [...otherNames, ...others],
					district,
					latitude,
					longitude,
				};
			},
		),
	);
}

/** Every place of Hong Kong that the shop knows by itself, by kind, then by district. */
export const places: Place[] = [
	...districts.map(
		(district): Place => ({
			...district,
			key: `district-${district.key}`,
			kind: "district",
			name: { ...district.name, en: `${district.name.en} District` },
			otherNames: [district.name.en ?? ""],
			district,
		}),
	),
	...placesOf("area", areas),
	...placesOf("station", stations),
	...placesOf("estate", estates),
	...placesOf("landmark", landmarks),
	...placesOf("street", streets),
];

/** The less, the sooner a bare name means this place. */
export function weightOf({ kind }: Place): number {
	return kinds.indexOf(kind);
}

/** The more, the closer it says where somebody is. */
export function precisionOf({ kind }: Place): number {
	return precisions[kind];
}

/** As people write it: in Chinese for Chinese readers, in English for all others. */
export function labelOf(
	{ kind, name, district }: Place,
	locale: LocaleCode,
): string {
	if (kind === "district") return localize(name, locale);
	return locale === defaultLocale
		? `${localize(name, locale)}，${localize(district.name, locale)}`
		: `${localize(name, "en")}, ${localize(district.name, "en")}`;
}
