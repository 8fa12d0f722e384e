import { z } from "zod";
import { defineCall } from "../call";
import { orderNo } from "./order-number";
import { parcelEvents } from "./parcel-terms";

/** By courier, by the merchant's own people, over the wire; or it waits at a store to be fetched. */
export const deliveryMethods = [
	"courier",
	"own",
	"virtual",
	"collect",
] as const;

export const parcel = z.object({
	id: z.int(),
	method: z.enum(deliveryMethods),
	/** Of a courier. */
	courier: z.string().nullable(),
	trackingNo: z.string().nullable(),
	/** Of the merchant's own delivery. */
	delivererName: z.string().nullable(),
	delivererPhone: z.string().nullable(),
	/** Of a virtual delivery: what the buyer gets; nobody but the buyer sees it. */
	content: z.string().nullable(),
	/** ISO 8601 with +08:00, as are all times here. */
	shippedAt: z.string(),
	lines: z.array(
		z.object({
			lineId: z.int(),
			name: z.string(),
			image: z.string(),
			quantity: z.int(),
		}),
	),
	/** The latest first. */
	events: z.array(
		z.object({
			event: z.enum(parcelEvents),
			note: z.string(),
			at: z.string(),
		}),
	),
});
export type Parcel = z.infer<typeof parcel>;

export const listParcels = defineCall({
	method: "GET",
	path: "/api/front/order/express/{orderNo}",
	who: "session",
	summary:
		"The parcels of an own order and where they have been; 404 for another account's",
	params: z.object({ orderNo }),
	answer: z.array(parcel),
});
