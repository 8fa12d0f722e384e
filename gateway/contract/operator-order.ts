import { z } from "zod";
import { defineCall } from "./call";
import { orderDetail } from "./order-detail";
import { orderTabs } from "./order-list";
import { orderNo } from "./order-number";
import { parcelEvents } from "./parcel";
import { id, idInBody, pageOf, pageQuery } from "./values";

// Orders as merchants' staff and operators move them. Staff see and move their own merchant's alone; anything else is
// not found.

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
]);

/** What staff see of an order: all that its buyer sees but the contents of virtual parcels. */
const staffOrder = orderDetail;
export type StaffOrder = z.infer<typeof staffOrder>;

export const listStaffOrders = defineCall({
	method: "GET",
	path: "/api/operator/order/list",
	who: "operator",
	summary: "Paid and unpaid orders of the own merchant (operators: of all)",
	query: pageQuery.extend({
		tab: z.enum(orderTabs).default("toShip"),
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: pageOf(staffOrder),
});

export const getStaffOrder = defineCall({
	method: "GET",
	path: "/api/operator/order/detail/{orderNo}",
	who: "operator",
	summary: "One order of the own merchant (operators: of any)",
	params: z.object({ orderNo }),
	answer: staffOrder,
});

export const acceptOrder = defineCall({
	method: "POST",
	path: "/api/operator/order/accept/{orderNo}",
	who: "operator",
	summary:
		"Accepts a paid supermarket order; accepted already is well too, 409 for any other",
	params: z.object({ orderNo }),
	answer: staffOrder,
});

export const shipOrder = defineCall({
	method: "POST",
	path: "/api/operator/order/ship/{orderNo}",
	who: "operator",
	summary:
		"Ships all that is left of a paid order, in one or more parcels that hold each piece once; shipped already, unpaid or with an open refund answers 409",
	params: z.object({ orderNo }),
	body: z.object({
		parcels: z.array(parcelToShip).min(1, "emptyLines").max(20, "tooMany"),
	}),
	answer: staffOrder,
});

export const trackParcel = defineCall({
	method: "POST",
	path: "/api/operator/parcel/track/{id}",
	who: "operator",
	summary: "Says where a parcel of the own merchant has been",
	params: z.object({ id }),
	body: z.object({
		event: z.enum(parcelEvents),
		note: z.string().trim().max(120, "tooLong").default(""),
	}),
	answer: z.null(),
});
