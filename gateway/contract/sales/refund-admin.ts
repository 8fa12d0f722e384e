import { z } from "zod";
import { defineCall } from "../call";
import { id, pageOf, pageQuery, requiredText } from "../values";
import { refundNo } from "./order-number";
import { refundDetail } from "./refund";
import { refundStates, refusalLengthMax } from "./refund-terms";

// Refunds as merchants' staff and operators decide them. Staff see and decide their own merchant's alone; anything else
// is not found.

export const listStaffRefunds = defineCall({
	method: "GET",
	path: "/api/operator/refund/list",
	who: "operator",
	permission: "refunds",
	summary: "Refunds of the own merchant (operators: of all), the latest first",
	query: pageQuery.extend({
		/** "waiting" are those that wait for whoever asks. */
		state: z.enum(["waiting", ...refundStates]).optional(),
		/** The whole number of a refund or of its order. */
		keyword: z.string().trim().max(60, "tooLong").optional(),
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: pageOf(refundDetail),
});

export const approveRefund = defineCall({
	method: "POST",
	path: "/api/operator/refund/approve/{refundNo}",
	who: "operator",
	permission: "refunds",
	summary:
		"Agrees to a refund: the money goes back once; agreed already is well too, 409 where it was refused or taken back",
	params: z.object({ refundNo }),
	answer: refundDetail,
});

export const refuseRefund = defineCall({
	method: "POST",
	path: "/api/operator/refund/refuse/{refundNo}",
	who: "operator",
	permission: "refunds",
	summary: "Refuses a refund and says why; 409 where it is decided",
	params: z.object({ refundNo }),
	body: z.object({
		refusal: requiredText("emptyReason", refusalLengthMax),
	}),
	answer: refundDetail,
});

export const confirmSentBack = defineCall({
	method: "POST",
	path: "/api/operator/refund/sent/{refundNo}",
	who: "operator",
	permission: "refunds",
	summary:
		"An operator has sent the money of a transfer back by hand; said already is well too, 409 where the provider does so by itself",
	params: z.object({ refundNo }),
	answer: refundDetail,
});
