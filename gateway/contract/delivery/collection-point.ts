import { z } from "zod";
import { defineCall } from "../call";
import { dayHours, id, idInBody } from "../values";
import { collectionPointKinds } from "./collection-point-terms";

/** How a shopper names one. */
export const chosenCollectionPoint = z.object({
	kind: z.enum(collectionPointKinds),
	id: idInBody,
});
export type ChosenCollectionPoint = z.infer<typeof chosenCollectionPoint>;

/** In the language of the request. */
export const collectionPoint = z.object({
	kind: z.enum(collectionPointKinds),
	id: z.int(),
	name: z.string(),
	address: z.string(),
	/** Of a locker: whose it is, and what it is called there; null for a store. */
	network: z.string().nullable(),
	code: z.string().nullable(),
	/** Seven days from Monday on. */
	openingHours: z.array(dayHours).length(7),
});

export const listedCollectionPoint = collectionPoint.extend({
	/** Metres as the crow flies; null where nobody knows from where. */
	distance: z.int().nullable(),
});
export type ListedCollectionPoint = z.infer<typeof listedCollectionPoint>;

export const listCollectionPoints = defineCall({
	method: "GET",
	path: "/api/front/collection-point/list",
	who: "session",
	summary:
		"Where parcels of the mall can be fetched: the nearest to an own address, or to the account's place, first; 404 for another account's address",
	query: z.object({ addressId: id.optional() }),
	answer: z.array(listedCollectionPoint),
});
