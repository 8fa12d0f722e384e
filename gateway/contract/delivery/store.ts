import { z } from "zod";
import { defineCall } from "../call";
import { categoryNode } from "../catalog/category";
import { dayHours, decimal, id, money } from "../values";
import { slotKinds } from "./collecting-terms";
import { deliverySlot, timeSpan } from "./delivery-slot";

export const storeKeywordMaxLength = 100;

/** The shop answers this many stores at most. */
export const storesMax = 200;

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
	/** Whether orders can be fetched here. */
	collects: z.boolean(),
});
export type Store = z.infer<typeof store>;

export const listedStore = store.extend({
	/** Metres as the crow flies; null where no point was given. */
	distance: z.int().nullable(),
	/** Whether it delivers to the point; null where none was given. */
	delivers: z.boolean().nullable(),
	/** The earliest slot that can be booked now; null where all are taken or closed. */
	nextSlot: timeSpan.nullable(),
	/** Why nothing can be booked for the time being, in the language of the request; null in the ordinary case. */
	closure: z.string().nullable(),
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
	answer: listedStore.omit({ distance: true, delivers: true }),
});

export const listStoreCategories = defineCall({
	method: "GET",
	path: "/api/front/store/category/{id}",
	who: "all",
	summary:
		"The categories in which a store has goods: two levels, empty ones left out",
	params: z.object({ id }),
	answer: z.array(categoryNode),
});

export const listStoreSlots = defineCall({
	method: "GET",
	path: "/api/front/store/slots",
	who: "all",
	summary:
		"When a store can deliver, today and the next six days; to an own address, to a point, or to nobody in particular; or when orders can be fetched there",
	query: z
		.object({
			storeId: id,
			kind: z.enum(slotKinds).optional(),
			/** An own address: 404 for anybody else's. */
			addressId: id.optional(),
			latitude: decimal(-90, 90).optional(),
			longitude: decimal(-180, 180).optional(),
		})
		.refine(
			({ latitude, longitude }) =>
				(latitude === undefined) === (longitude === undefined),
			{ error: "correctNumber", path: ["longitude"] },
		),
	answer: z.object({
		store: listedStore,
		days: z.array(
			z.object({
				/** On Hong Kong's calendar, such as "2026-11-21". */
				date: z.iso.date(),
				slots: z.array(deliverySlot),
			}),
		),
	}),
});
