import { predictionsMax } from "../../contract/delivery/map";
import { distanceMetres } from "../../contract/distance";
import { fitOf, fitOfSlip, isPartOfText, type Names, readNames } from "./fit";
import type { Suggestion } from "./interface";
import { type Place, places, precisionOf, weightOf } from "./places";
import { type Spelling, spell } from "./spelling";

interface Indexed {
	place: Place;
	names: Names;
	/** What its district is called, folded. */
	district: string[];
}

/** Made when the module is loaded: a shopper's first letter does not wait for it. */
const index: Indexed[] = places.map((place) => ({
	place,
	names: readNames([...Object.values(place.name), ...place.otherNames]),
	district: Object.values(place.district.name).map(
		(name) => spell(name).compact,
	),
}));

/** Numbers of houses, blocks, floors and flats. */
const houseNumbers =
	/\b(block|flat|floor|house|no|phase|room|shop|tower|unit)\b\.?|[0-9０-９]+[a-z]?(\/f|號|号|座|期|樓|楼|室|舖)?/gi;

interface Found {
	place: Place;
	fit: number;
	isInCity: boolean;
	/** Metres, or the weight of its kind without a point to measure from. */
	order: number;
}

/** The places that a text being typed may mean, the likeliest first. */
export function searchPlaces({ text, ...around }: Suggestion): Place[] {
	const bare = text.replace(houseNumbers, " ");
	for (const fit of [fitOf, fitOfSlip])
		for (const one of bare === text ? [text] : [text, bare]) {
			const found = match(spell(one), fit, around);
			if (found.length > 0) return found;
		}
	return [];
}

function match(
	typed: Spelling,
	fitting: typeof fitOf,
	around: Omit<Suggestion, "text">,
): Place[] {
	const city = spell(around.city ?? "").compact;
	const found: Found[] = [];
	for (const { place, names, district } of index) {
		const fit = fitting(typed, names);
		if (fit === undefined) continue;
		found.push({
			place,
			fit,
			isInCity: city !== "" && district.includes(city),
			order: around.near ? distanceMetres(place, around.near) : weightOf(place),
		});
	}
	return found
		.sort(byLikelihood)
		.slice(0, predictionsMax)
		.map(({ place }) => place);
}

function byLikelihood(one: Found, other: Found): number {
	return (
		one.fit - other.fit ||
		(isPartOfText(one.fit)
			? precisionOf(other.place) - precisionOf(one.place)
			: 0) ||
		Number(other.isInCity) - Number(one.isInCity) ||
		one.order - other.order
	);
}
