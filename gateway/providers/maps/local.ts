import { distanceMetres } from "../../contract/distance";
import { defaultLocale, type LocaleCode } from "../../contract/locale";
import type { KnownPlace, MapsProvider } from "./interface";
import { placesNear } from "./nearest";
import { labelOf, type Place, places } from "./places";
import { searchPlaces } from "./search";

const idPrefix = "local:";
const descriptionsMax = 3;
const central = { latitude: 22.2819, longitude: 114.1582 };

const byKey = new Map(places.map((place) => [place.key, place]));

function known(place: Place, locale: LocaleCode): KnownPlace {
	const { latitude, longitude, district } = place;
	const label = labelOf(place, locale);
	return { latitude, longitude, label, district: district.key };
}

/** The places of Hong Kong that the shop knows by itself: good without a key and without a network. */
export function askGazetteer(): MapsProvider {
	return {
		predict: async (suggestion, { locale }) =>
			searchPlaces(suggestion).map((place) => ({
				placeId: `${idPrefix}${place.key}`,
				description: labelOf(place, locale),
				distance: suggestion.near
					? distanceMetres(place, suggestion.near)
					: null,
			})),
		find: async (placeId, { locale }) => {
			if (!placeId.startsWith(idPrefix)) return undefined;
			const place = byKey.get(placeId.slice(idPrefix.length));
			return place && known(place, locale);
		},
		describe: async (point, { locale }) =>
			placesNear(point, descriptionsMax).map((place) => known(place, locale)),
		locate: async ({ locale }) => ({
			point: central,
			city: locale === defaultLocale ? "香港" : "Hong Kong",
		}),
	};
}
