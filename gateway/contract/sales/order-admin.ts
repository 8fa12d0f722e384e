import { z } from "zod";
import { defineCall } from "../call";
import {
	dayInQuery,
	id,
	idInBody,
	money,
	namesEachOnce,
	pageOf,
	pageQuery,
} from "../values";
import { shipManyMax, staffOrderTabs, waitingTabs } from "./order-admin-tabs";
import { orderDetail } from "./order-detail";
import { orderKeywordLengthMax } from "./order-list-terms";
import { orderNo } from "./order-number";
import { parcelEvents } from "./parcel-terms";

// Orders as merchants' staff and operators move them. Staff see and move their own merchant's alone; anything else is
// not found.

/** Which orders are looked for. */
export const staffOrderFilter = z.object({
	tab: z.enum(staffOrderTabs).default("toShip"),
	/** An order number, a master's, words of the goods' names, or "account 12" for operators. */
	keyword: z.string().trim().max(orderKeywordLengthMax, "tooLong").optional(),
	/** Made from this day on … */
	from: dayInQuery,
	/** … until the end of this one. */
	to: dayInQuery,
	/** Operators alone. */
	merId: id.optional(),
});

const text = (lengthMax: number) =>
	z.string().trim().min(1, "emptyText").max(lengthMax, "tooLong");

const lines = z
	.array(
		z.object({ lineId: idInBody, quantity: idInBody.max(99, "quantityMax") }),
	)
	.max(200, "tooMany")
	.optional();

/** Lines may be left out of a single parcel: then it holds everything. */
const parcelToShip = z.discriminatedUnion("method", [
	z.object({
		method: z.literal("courier"),
		courier: text(60),
		trackingNo: text(60),
		lines,
	}),
	z.object({
		method: z.literal("own"),
		delivererName: text(60),
		delivererPhone: text(30),
		lines,
	}),
	z.object({ method: z.literal("virtual"), content: text(2_000), lines }),
	/** Ready at its store; of an order that is fetched, and of no other. */
	z.object({ method: z.literal("collect"), lines }),
]);

/** What staff see of an order: all that its buyer sees but the contents of virtual parcels. */
const staffOrder = orderDetail;
export type StaffOrder = z.infer<typeof staffOrder>;

export const listStaffOrders = defineCall({
	method: "GET",
	path: "/api/operator/order/list",
	who: "operator",
	permission: "orders",
	summary: "Paid and unpaid orders of the own merchant (operators: of all)",
	query: pageQuery.extend(staffOrderFilter.shape),
	answer: pageOf(staffOrder),
});

export const countStaffOrders = defineCall({
	method: "GET",
	path: "/api/operator/order/data",
	who: "operator",
	permission: "orders",
	summary: "How many orders of the own merchant (operators: of all) wait",
	query: z.object({ merId: id.optional() }),
	answer: z.record(z.enum(waitingTabs), z.int()),
});

export const getStaffOrder = defineCall({
	method: "GET",
	path: "/api/operator/order/detail/{orderNo}",
	who: "operator",
	permission: "orders",
	summary: "One order of the own merchant (operators: of any)",
	params: z.object({ orderNo }),
	answer: staffOrder,
});

export const acceptOrder = defineCall({
	method: "POST",
	path: "/api/operator/order/accept/{orderNo}",
	who: "operator",
	permission: "orders",
	summary:
		"Accepts a paid supermarket order; accepted already is well too, 409 for any other",
	params: z.object({ orderNo }),
	answer: staffOrder,
});

export const shipOrder = defineCall({
	method: "POST",
	path: "/api/operator/order/ship/{orderNo}",
	who: "operator",
	permission: "orders",
	summary:
		"Ships all that is left of a paid order, in one or more parcels that hold each piece once; shipped already, unpaid or with an open refund answers 409",
	params: z.object({ orderNo }),
	body: z.object({
		parcels: z.array(parcelToShip).min(1, "emptyLines").max(20, "tooMany"),
	}),
	answer: staffOrder,
});

export const shipMany = defineCall({
	method: "POST",
	path: "/api/operator/order/ship-many",
	who: "operator",
	permission: "orders",
	summary:
		"Ships orders by one courier, each whole and in one parcel, and says of each whether it was: one that cannot be shipped holds up no other",
	body: z.object({
		courier: text(60),
		/** In the order in which the tracking numbers stand. */
		orderNos: z
			.array(orderNo)
			.min(1, "emptyLines")
			.max(shipManyMax, "tooMany")
			.refine((all) => new Set(all).size === all.length, "correctValue"),
		/** Lines of a spreadsheet: a tracking number each, or an order number and a tracking number. */
		sheet: z.string().max(20_000, "tooLong"),
	}),
	answer: z.array(
		z.object({
			orderNo,
			trackingNo: z.string(),
			isShipped: z.boolean(),
			/** Why not, in the request's language. */
			fault: z.string().nullable(),
		}),
	),
});

const substitute = z.object({
	skuId: idInBody,
	quantity: idInBody.max(99, "quantityMax"),
	/** Whether the buyer was asked and agreed. */
	hasAsked: z.boolean().default(false),
});

export const pickOrder = defineCall({
	method: "POST",
	path: "/api/operator/order/pick/{orderNo}",
	who: "operator",
	permission: "orders",
	summary:
		"Says once how an accepted supermarket order was picked: what is missing is paid back at once, and so is what a substitute costs less; 409 for any other order, or against the buyer's choice",
	params: z.object({ orderNo }),
	body: z.object({
		/** Lines that were not there as ordered. */
		lines: z
			.array(
				z.object({
					lineId: idInBody,
					missing: z
						.int("correctNumber")
						.min(0, "correctNumber")
						.max(99, "quantityMax")
						.default(0),
					substitute: substitute.optional(),
				}),
			)
			.max(200, "tooMany")
			.refine(namesEachOnce, "correctValue"),
	}),
	answer: staffOrder,
});

const substituteOffer = z.object({
	skuId: z.int(),
	name: z.string(),
	image: z.string(),
	options: z.record(z.string(), z.string()),
	price: money,
	stock: z.int(),
});
export type SubstituteOffer = z.infer<typeof substituteOffer>;

export const listSubstitutes = defineCall({
	method: "GET",
	path: "/api/operator/order/substitutes/{orderNo}",
	who: "operator",
	permission: "orders",
	summary:
		"What could take the place of a line of a supermarket order: of the same merchant and category, the nearest price first",
	params: z.object({ orderNo }),
	query: z.object({ lineId: id }),
	answer: z.array(substituteOffer),
});

export const trackParcel = defineCall({
	method: "POST",
	path: "/api/operator/parcel/track/{id}",
	who: "operator",
	permission: "orders",
	summary: "Says where a parcel of the own merchant has been",
	params: z.object({ id }),
	body: z.object({
		event: z.enum(parcelEvents),
		note: z.string().trim().max(120, "tooLong").default(""),
	}),
	answer: z.null(),
});
