import { z } from "zod";
import { defineCall } from "../call";
import { requiredText } from "../values";
import { refundNo } from "./order-number";
import { refundDetail } from "./refund";
import { refundPicturesMax } from "./refund-terms";
import {
	courierLengthMax,
	objectionLengthMax,
	trackingLengthMax,
} from "./return-terms";

// Goods that go back before their money does, as their buyer sends them; and a buyer who objects to a refusal.

export const sendReturn = defineCall({
	method: "POST",
	path: "/api/front/order/refund/send/{refundNo}",
	who: "session",
	summary:
		"The goods of an own refund are on their way back; said again it changes the parcel, 409 where none is expected",
	params: z.object({ refundNo }),
	body: z.object({
		courier: requiredText("emptyText", courierLengthMax),
		trackingNo: requiredText("emptyText", trackingLengthMax),
	}),
	answer: refundDetail,
});

export const objectToRefusal = defineCall({
	method: "POST",
	path: "/api/front/order/refund/object/{refundNo}",
	who: "session",
	summary:
		"Objects to a refusal: an operator decides; objected already is well too, 409 where it is too late",
	params: z.object({ refundNo }),
	body: z.object({
		objection: requiredText("emptyReason", objectionLengthMax),
		/** Paths that `upload/image` answered to this account for `refund`. */
		images: z
			.array(z.string().max(200))
			.max(refundPicturesMax, "tooMany")
			.default([]),
	}),
	answer: refundDetail,
});
