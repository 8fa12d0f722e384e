import { z } from "zod";
import { defineCall } from "../call";
import { id, idInBody, named, pageOf, pageQuery } from "../values";
import { parcelStates } from "./collecting-states";
import { orderNo } from "./order-number";

// Parcels of the mall at a store's counter. Its staff see of another merchant's order who comes for it and how many
// parcels it is: no prices, no goods, no phone and never the code.

const numberLengthMax = 60;

export const counterParcel = z.object({
	orderNo,
	/** Whose it is, and who comes for it. */
	merchant: named,
	realName: z.string(),
	state: z.enum(parcelStates),
	/** All of it lies here once each of these does. */
	parcels: z.array(
		z.object({
			/** Null for what the merchant's own people bring. */
			courier: z.string().nullable(),
			trackingNo: z.string().nullable(),
		}),
	),
	arrivedAt: z.string().nullable(),
	/** Until when it waits for its buyer; null where it does not. */
	until: z.string().nullable(),
});
export type CounterParcel = z.infer<typeof counterParcel>;

const staff = { who: "operator", permission: "orders" } as const;
const ofOrder = z.object({ storeId: idInBody, orderNo });

export const findParcels = defineCall({
	method: "POST",
	path: "/api/operator/collecting/parcel/find",
	...staff,
	summary:
		"Parcels that a store of the own merchant (operators: any) expects or has, by the number of an order or of a parcel; 404 for any other number",
	body: z.object({
		/** Where the staff stand. */
		storeId: idInBody,
		/** As it was scanned or typed. */
		no: z
			.string({ error: "emptyParcelNo" })
			.trim()
			.min(1, "emptyParcelNo")
			.max(numberLengthMax, "tooLong"),
	}),
	answer: z.array(counterParcel),
});

export const listParcelsHere = defineCall({
	method: "GET",
	path: "/api/operator/collecting/parcel/list",
	...staff,
	summary:
		"Parcels that lie at a store of the own merchant (operators: at any), the longest first; 404 for another merchant's store",
	query: pageQuery.extend({ storeId: id }),
	answer: pageOf(counterParcel),
});

export const bookParcelArrival = defineCall({
	method: "POST",
	path: "/api/operator/collecting/parcel/arrived",
	...staff,
	summary:
		"Books that all parcels of an order have arrived at a store, once: its buyer is told the code; 409 where that was booked before",
	body: ofOrder,
	answer: counterParcel,
});

export const sendParcelBack = defineCall({
	method: "POST",
	path: "/api/operator/collecting/parcel/send-back",
	...staff,
	summary:
		"Says that what nobody fetched has left for its merchant; 409 while it waits for its buyer",
	body: ofOrder,
	answer: counterParcel,
});
