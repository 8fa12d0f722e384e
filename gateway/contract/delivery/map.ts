import { z } from "zod";
import { defineCall } from "../call";
import { decimal } from "../values";

// What the shop knows of the map. Shapes are the specification's, after Google's; `district` is added by us, the key of
// the Hong Kong district a place lies in. None of these calls fails because a maps service is away: the local gazetteer
// answers then.

export const areaNameLengthMax = 100;
export const predictionsMax = 8;

export const placeId = z
	.string()
	.min(1, "correctValue")
	.max(300, "correctValue");
const latitude = decimal(-90, 90);
const longitude = decimal(-180, 180);
const district = z.string().nullable();
const point = z.object({ lat: z.number(), lng: z.number() });

export const describePoint = defineCall({
	method: "GET",
	path: "/api/front/googleMap/ignore/getAddressByGeocode",
	who: "all",
	summary: "What a point is called, the nearest name first; none in open sea",
	query: z.object({ latitude, longitude }),
	answer: z.object({
		results: z.array(z.object({ formatted_address: z.string(), district })),
	}),
});

export const getPlaceDetails = defineCall({
	method: "GET",
	path: "/api/front/googleMap/ignore/queryPlaceDetails",
	who: "all",
	summary: "Where a predicted place lies; 404 for a place nobody knows",
	query: z.object({
		placeId,
	}),
	answer: z.object({
		result: z.object({
			geometry: z.object({ location: point }),
			formatted_address: z.string(),
			district,
		}),
	}),
});

export const predictPlaces = defineCall({
	method: "GET",
	path: "/api/front/googleMap/ignore/queryAddress",
	who: "all",
	summary:
		"Places that a text being typed may mean, in Chinese or English, the likeliest first; with a point, near ones before far ones of equal fit",
	query: z
		.object({
			/** What was typed. */
			areaName: z.string().max(areaNameLengthMax, "keywordTooLong"),
			/** The city. */
			address: z.string().max(areaNameLengthMax, "keywordTooLong").optional(),
			latitude: latitude.optional(),
			longitude: longitude.optional(),
		})
		.refine(
			(query) =>
				(query.latitude === undefined) === (query.longitude === undefined),
			{
				error: "correctNumber",
				path: ["longitude"],
			},
		),
	answer: z.object({
		predictions: z
			.array(
				z.object({
					description: z.string(),
					place_id: z.string(),
					/** Metres from the given point; null without one, or where the service does not say. */
					distance: z.int().nullable(),
				}),
			)
			.max(predictionsMax),
	}),
});

export const locateByIp = defineCall({
	method: "GET",
	path: "/api/front/pc/location/ip",
	who: "all",
	summary:
		"Roughly where the shopper's connection is, for those who chose no place; central Hong Kong where nobody knows",
	answer: z.object({
		location: point,
		ad_info: z.object({ city: z.string() }),
	}),
});
