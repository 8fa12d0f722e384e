import { z } from "zod";
import { defineCall } from "../call";
import {
	id,
	idInBody,
	money,
	named,
	pageOf,
	pageQuery,
	signedMoney,
	wholeInBody,
} from "../values";
import { commissionMax } from "./settlement-terms";

// What the shop keeps of what its merchants sell, and what they are owed. Operators set commission; merchants' staff see
// their own merchant's orders alone.

const day = z.iso.date("correctDate");

const commissionRate = z.object({
	id: z.int(),
	/** Null for every merchant, or for everything that is sold; one of them is named. */
	merchant: named.nullable(),
	category: named.nullable(),
	/** Hundredths of a per cent. */
	basisPoints: z.int(),
	/** Days of Hong Kong's calendar: the first one, and the first one on which it holds no more. */
	from: day,
	until: day.nullable(),
	state: z.enum(["coming", "running", "over"]),
});
export type CommissionRate = z.infer<typeof commissionRate>;

export const listCommission = defineCall({
	method: "GET",
	path: "/api/operator/settlement/rates",
	who: "operator",
	permission: "settlement",
	summary: "Rates of commission, those that begin last first; operators alone",
	query: pageQuery.extend({ merId: id.optional() }),
	answer: pageOf(commissionRate),
});

export const addCommission = defineCall({
	method: "POST",
	path: "/api/operator/settlement/rate/add",
	who: "operator",
	permission: "settlement",
	summary:
		"Adds a rate of a merchant, of a category of the mall, or of both, from a day to come on; operators alone. 409 where one of them begins on that day already",
	body: z
		.object({
			merId: idInBody.nullable(),
			categoryId: idInBody.nullable(),
			basisPoints: wholeInBody(0, commissionMax),
			from: day,
		})
		.refine(({ merId, categoryId }) => merId !== null || categoryId !== null, {
			path: ["merId"],
			message: "chooseMerchantOrCategory",
		}),
	answer: commissionRate,
});

export const endCommission = defineCall({
	method: "POST",
	path: "/api/operator/settlement/rate/end/{id}",
	who: "operator",
	permission: "settlement",
	summary:
		"Says from which day to come on a rate holds no more; one that has not begun may end with its beginning. Operators alone",
	params: z.object({ id }),
	body: z.object({ until: day }),
	answer: commissionRate,
});

const settledOrder = z.object({
	orderNo: z.string(),
	merchant: named,
	/** Hong Kong time. */
	paidAt: z.string(),
	/** What its goods cost. */
	sold: money,
	/** What coupons of its own took off. */
	coupons: money,
	/** What the shop keeps, less what it gave back with refunds. */
	commission: money,
	freight: money,
	/** What went back, less what the shop had borne of it. */
	refunded: money,
	/** Sold less coupons, commission and refunds, with freight; below zero where more went back than came in. */
	earns: signedMoney,
	state: z.enum(["held", "due"]),
	/** When returns are over; null while it was not received. */
	heldUntil: z.string().nullable(),
});
export type SettledOrder = z.infer<typeof settledOrder>;

export const listSettledOrders = defineCall({
	method: "GET",
	path: "/api/operator/settlement/orders",
	who: "operator",
	permission: "settlement",
	summary:
		"What each order earns its merchant and when it is due, the latest first: of the own merchant (operators: of all)",
	query: pageQuery.extend({
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: pageOf(settledOrder),
});

export const getSettlement = defineCall({
	method: "GET",
	path: "/api/operator/settlement/balance",
	who: "operator",
	permission: "settlement",
	summary:
		"What the own merchant is owed (operators: one, or all): held until returns are over, and due",
	query: z.object({
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: z.object({ held: signedMoney, due: signedMoney }),
});
