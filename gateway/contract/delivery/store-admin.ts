import { z } from "zod";
import { defineCall } from "../call";
import { localized, localizedText } from "../localized-text";
import {
	dayHours,
	id,
	idInBody,
	money,
	named,
	pageOf,
	pageQuery,
	wholeInBody,
} from "../values";
import { slotStates, timeSpan } from "./delivery-slot";
import { newClosure } from "./slot-closure";
import { closureReasons } from "./slot-terms";

// Stores, their slots and closures as merchants' staff and operators keep them: staff those of their own merchant,
// operators all. Anything else is not found.

const nameLengthMax = 60;
const addressLengthMax = 200;
const radiusMaxMetres = 30_000;
const capacityMax = 500;

const storeFields = z.object({
	name: localizedText(nameLengthMax),
	district: localizedText(nameLengthMax),
	address: localizedText(addressLengthMax),
	phone: z
		.string()
		.trim()
		.regex(/^\+?[\d ]{8,20}$/, "correctPhone"),
	latitude: z
		.number("correctNumber")
		.min(-90, "correctNumber")
		.max(90, "correctNumber"),
	longitude: z
		.number("correctNumber")
		.min(-180, "correctNumber")
		.max(180, "correctNumber"),
	radiusMetres: wholeInBody(100, radiusMaxMetres),
	fee: money,
	/** From this total of goods on there is no fee. */
	freeFrom: money,
	/** Seven days from Monday on; null on a day the store stays closed. */
	openingHours: z
		.array(
			dayHours.refine((day) => day === null || day.from < day.to, {
				message: "correctHours",
			}),
		)
		.length(7),
	/** Orders that one slot takes; those beyond a smaller number stay where they are. */
	slotCapacity: wholeInBody(0, capacityMax),
	/** Whether orders can be fetched here, and how many one slot of those takes. */
	collects: z.boolean().default(false),
	collectingCapacity: wholeInBody(0, capacityMax).default(20),
	/** Whether parcels of the mall, of any merchant, can be fetched here. */
	takesParcels: z.boolean().default(false),
	/** Out of service it is nowhere to be seen and delivers nothing. */
	isInService: z.boolean(),
});
export type StoreFields = z.output<typeof storeFields>;

const staffStore = storeFields.extend({
	id: z.int(),
	merchant: named,
	name: localized,
	district: localized,
	address: localized,
	phone: z.string(),
});
export type StaffStore = z.infer<typeof staffStore>;

const staffClosure = z.object({
	id: z.int(),
	/** Null for all stores, which operators alone close. */
	store: named.nullable(),
	/** Hong Kong time. */
	from: z.string(),
	until: z.string(),
	reason: z.enum(closureReasons),
	/** As shoppers read it in the language of the request. */
	words: z.string(),
	/** Orders that have not left yet and hold a slot within it, as far as they are the own merchant's. */
	orders: z.int(),
	/** Whether whoever asks may reopen it. */
	isTheirs: z.boolean(),
});
export type StaffClosure = z.infer<typeof staffClosure>;

export const listStaffStores = defineCall({
	method: "GET",
	path: "/api/operator/store/list",
	who: "operator",
	permission: "orders",
	summary: "Stores of the own merchant (operators: all), out of service too",
	query: z.object({
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: z.array(staffStore),
});

export const createStore = defineCall({
	method: "POST",
	path: "/api/operator/store/create",
	who: "operator",
	permission: "orders",
	summary: "Opens a store of a merchant; operators alone",
	body: storeFields.extend({ merId: idInBody }),
	answer: staffStore,
});

export const editStore = defineCall({
	method: "POST",
	path: "/api/operator/store/edit/{id}",
	who: "operator",
	permission: "orders",
	summary:
		"Changes a store of the own merchant (operators: any); orders keep what they were promised",
	params: z.object({ id }),
	body: storeFields,
	answer: staffStore,
});

export const listStaffSlots = defineCall({
	method: "GET",
	path: "/api/operator/store/slots/{id}",
	who: "operator",
	permission: "orders",
	summary:
		"Slots of a store, today and the next six days, with how many orders hold each",
	params: z.object({ id }),
	answer: z.array(
		z.object({
			date: z.iso.date(),
			slots: z.array(
				timeSpan.extend({
					state: z.enum(slotStates),
					taken: z.int(),
					capacity: z.int(),
					/** Why it is closed, in the language of the request; null where it is not. */
					closure: z.string().nullable(),
				}),
			),
		}),
	),
});

export const listStaffClosures = defineCall({
	method: "GET",
	path: "/api/operator/store/closures",
	who: "operator",
	permission: "orders",
	summary:
		"Closures that are not over, of the own merchant's stores and of all stores, the soonest first",
	answer: z.array(staffClosure),
});

export const closeStoreSlots = defineCall({
	method: "POST",
	path: "/api/operator/store/close",
	who: "operator",
	permission: "orders",
	summary:
		"Closes slots of one store, or of all, which operators alone may; orders that hold one keep it and are counted",
	body: newClosure,
	answer: staffClosure,
});

export const reopenStoreSlots = defineCall({
	method: "POST",
	path: "/api/operator/store/reopen/{id}",
	who: "operator",
	permission: "orders",
	summary:
		"Ends a closure: one that has begun ends now, one that has not goes; 404 where it is over",
	params: z.object({ id }),
	answer: z.null(),
});

const heldOrder = timeSpan.extend({
	orderNo: z.string(),
	store: named,
	paid: z.boolean(),
	/** Whether it was accepted. */
	isAccepted: z.boolean(),
	total: money,
});
export type HeldOrder = z.infer<typeof heldOrder>;

export const listHeldOrders = defineCall({
	method: "GET",
	path: "/api/operator/store/closure/orders/{id}",
	who: "operator",
	permission: "orders",
	summary:
		"Orders that have not left yet and hold a slot within a closure, the soonest first",
	params: z.object({ id }),
	query: pageQuery,
	answer: pageOf(heldOrder),
});
