import { z } from "zod";
import { predictionsMax } from "../../contract/delivery/map";
import type { Point } from "../../contract/distance";
import { describeLocale, type LocaleCode } from "../../contract/locale";
import { ask, ServiceAway } from "../ask";
import type { KnownPlace, Prediction, Suggestion } from "./interface";
import { districtOf } from "./nearest";

// Google's web services for places and addresses, as their documents describe them. Every call throws ServiceAway when
// the service is slow, wrong or refuses us; what it does not know is an answer.

export interface GoogleSettings {
	url: string;
	key: string;
	patienceMs: number;
}

const biasRadiusMetres = 20_000;
const descriptionsMax = 3;

const location = z.object({
	lat: z.number().min(-90).max(90),
	lng: z.number().min(-180).max(180),
});
const named = z.object({
	formatted_address: z.string().min(1),
	geometry: z.object({ location }),
	types: z.array(z.string()).default([]),
});
const predicted = z.object({
	predictions: z.array(
		z.object({
			description: z.string().min(1),
			place_id: z.string().min(1),
			distance_meters: z.number().optional(),
		}),
	),
});
const detailed = z.object({ result: named });
const geocoded = z.object({ results: z.array(named) });

/** The question was understood, and there is nothing to say. A made-up id is an invalid request to Google. */
const nothing = new Set(["ZERO_RESULTS", "NOT_FOUND", "INVALID_REQUEST"]);

function parse<Schema extends z.ZodType>(
	schema: Schema,
	text: string,
): z.output<Schema> | undefined {
	let status: unknown;
	try {
		const answer = JSON.parse(text);
		status = answer.status;
		if (status === "OK") return schema.parse(answer);
	} catch {
		throw new ServiceAway("the answer is not what was asked for");
	}
	if (nothing.has(String(status))) return undefined;
	const word = /^[A-Z_]{1,40}$/.test(String(status)) ? status : "nothing known";
	throw new ServiceAway(`the status is ${word}`);
}

function known(place: z.output<typeof named>): KnownPlace {
	const { lat, lng } = place.geometry.location;
	const point = { latitude: lat, longitude: lng };
	return {
		...point,
		label: place.formatted_address,
		district: districtOf(point),
	};
}

export const written = ({ latitude, longitude }: Point) =>
	`${latitude.toFixed(5)},${longitude.toFixed(5)}`;

export function openGoogle({ url, key, patienceMs }: GoogleSettings) {
	async function get<Schema extends z.ZodType>(
		path: string,
		schema: Schema,
		query: Record<string, string>,
	): Promise<z.output<Schema> | undefined> {
		const address = new URL(path, url);
		address.search = String(new URLSearchParams({ ...query, key }));
		const { text } = await ask(address, { patienceMs });
		return parse(schema, text);
	}

	const languageOf = (locale: LocaleCode) => describeLocale(locale).hreflang;

	return {
		predict: async (
			{ text, city = "", near }: Suggestion,
			locale: LocaleCode,
		): Promise<Prediction[]> => {
			const around = near && {
				location: written(near),
				origin: written(near),
				radius: String(biasRadiusMetres),
			};
			const answer = await get("/maps/api/place/autocomplete/json", predicted, {
				input: text.includes(city) ? text : `${text} ${city}`,
				components: "country:hk",
				language: languageOf(locale),
				...around,
			});
			return (answer?.predictions ?? [])
				.slice(0, predictionsMax)
				.map(({ description, place_id, distance_meters }) => ({
					placeId: place_id,
					description,
					distance:
						distance_meters === undefined ? null : Math.round(distance_meters),
				}));
		},
		find: async (placeId: string, locale: LocaleCode) => {
			const answer = await get("/maps/api/place/details/json", detailed, {
				place_id: placeId,
				fields: "formatted_address,geometry",
				language: languageOf(locale),
			});
			return answer && known(answer.result);
		},
		describe: async (point: Point, locale: LocaleCode) => {
			const answer = await get("/maps/api/geocode/json", geocoded, {
				latlng: written(point),
				language: languageOf(locale),
			});
			return (answer?.results ?? [])
				.filter(({ types }) => !types.includes("plus_code"))
				.slice(0, descriptionsMax)
				.map(known);
		},
	};
}
