import { z } from "zod";
import { defineCall } from "./call";
import { decimal, id, money } from "./values";

export const storeKeywordMaxLength = 100;

/** The shop answers this many stores at most. */
export const storesMax = 200;

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** Of one day, by Hong Kong's clock; null on a day the store stays closed. */
const dayHours = z.object({ from: hour, to: hour }).nullable();
export type DayHours = z.infer<typeof dayHours>;

export const store = z.object({
	id: z.int(),
	merId: z.int(),
	name: z.string(),
	district: z.string(),
	address: z.string(),
	phone: z.string(),
	latitude: z.number(),
	longitude: z.number(),
	/** It delivers to points no further away than this. */
	radiusMetres: z.int(),
	fee: money,
	/** From this total of goods on there is no fee. */
	freeFrom: money,
	/** Seven days from Monday on. */
	openingHours: z.array(dayHours).length(7),
	isOpen: z.boolean(),
});
export type Store = z.infer<typeof store>;

export const listedStore = store.extend({
	/** Metres as the crow flies; null where no point was given. */
	distance: z.int().nullable(),
	/** Whether it delivers to the point; null where none was given. */
	delivers: z.boolean().nullable(),
});
export type ListedStore = z.infer<typeof listedStore>;

export const listStores = defineCall({
	method: "GET",
	path: "/api/front/store/list",
	who: "all",
	summary:
		"Supermarket stores; with a point, those that deliver there first, the nearest before the others",
	query: z
		.object({
			latitude: decimal(-90, 90).optional(),
			longitude: decimal(-180, 180).optional(),
			keyword: z
				.string()
				.max(storeKeywordMaxLength, "keywordTooLong")
				.optional(),
		})
		.refine(
			({ latitude, longitude }) =>
				(latitude === undefined) === (longitude === undefined),
			{ error: "correctNumber", path: ["longitude"] },
		),
	answer: z.array(listedStore),
});

export const getStore = defineCall({
	method: "GET",
	path: "/api/front/store/detail/{id}",
	who: "all",
	summary: "One supermarket store",
	params: z.object({ id }),
	answer: store,
});
