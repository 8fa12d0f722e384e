import { z } from "zod";
import { defineCall } from "../call";
import { idInBody, namesEachOnce, requiredText, wholeInBody } from "../values";
import { quantityMax } from "./cart";
import { refundNo } from "./order-number";
import { refundDetail } from "./refund";
import { refundPicturesMax, refusalLengthMax } from "./refund-terms";
import { conditions, objectionLengthMax } from "./return-terms";

// Goods that come back as merchants' staff take them in, and disputes as operators decide them.

/** Pieces that are paid for; what is not named is not. */
const accepted = z.object({
	lineId: idInBody,
	accepted: wholeInBody(0, quantityMax),
});

const linesOf = <Line extends z.ZodType<{ lineId: number }>>(line: Line) =>
	z
		.array(line)
		.min(1, "emptyLines")
		.max(200, "tooMany")
		.refine(namesEachOnce, "correctValue");

export const bookArrival = defineCall({
	method: "POST",
	path: "/api/operator/refund/arrived/{refundNo}",
	who: "operator",
	permission: "refunds",
	summary:
		"The goods of a refund are here; said already is well too, 409 where none are expected",
	params: z.object({ refundNo }),
	answer: refundDetail,
});

export const inspectReturn = defineCall({
	method: "POST",
	path: "/api/operator/refund/inspect/{refundNo}",
	who: "operator",
	permission: "refunds",
	summary:
		"Says how the goods of a refund came back: what is accepted is paid back, the rest becomes a refusal of its own; 409 where it is decided",
	params: z.object({ refundNo }),
	body: z.object({
		lines: linesOf(accepted.extend({ condition: z.enum(conditions) })),
		/** Paths that `upload/image` answered to this account for `refund`; the buyer sees them. */
		images: z
			.array(z.string().max(200))
			.max(refundPicturesMax, "tooMany")
			.default([]),
		/** Why not all of it; needed where that is so. */
		refusal: z.string().trim().max(refusalLengthMax, "tooLong").default(""),
	}),
	answer: refundDetail,
});

export const decideDispute = defineCall({
	method: "POST",
	path: "/api/operator/refund/verdict/{refundNo}",
	who: "operator",
	permission: "refunds",
	summary:
		"An operator decides what a buyer objected to, for good: what is accepted is paid back at once; 409 where it is decided",
	params: z.object({ refundNo }),
	body: z.object({
		lines: linesOf(accepted),
		verdict: requiredText("emptyReason", objectionLengthMax),
	}),
	answer: refundDetail,
});
