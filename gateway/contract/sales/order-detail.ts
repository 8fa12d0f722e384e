import { z } from "zod";
import { defineCall } from "../call";
import { takerLengthMax } from "../delivery/collecting-terms";
import { money } from "../values";
import { delivery, orderLine } from "./order";
import { orderHistory } from "./order-history";
import { listedOrder } from "./order-list";
import { orderNo, refundNo } from "./order-number";
import { parcel } from "./parcel";
import { payMethods } from "./payment";
import { refundStates } from "./refund-terms";

const detailLine = orderLine.extend({
	/** Pieces whose refund is decided or done. */
	refundedQuantity: z.int(),
	/** The application that is open for it; null where none is. */
	openRefundNo: refundNo.nullable(),
	isReviewed: z.boolean(),
	/** How it was picked where it was not there as ordered; null where it was, or nobody has said. */
	pick: z
		.object({
			/** Pieces that nothing took the place of: paid back. */
			missing: z.int(),
			substitute: z
				.object({
					name: z.string(),
					image: z.string(),
					/** What a piece of it cost on that day; its buyer never pays more than for what was ordered. */
					price: money,
					quantity: z.int(),
				})
				.nullable(),
		})
		.nullable(),
});

/** Everything that its buyer may know of an order. */
export const orderDetail = listedOrder.extend({
	lines: z.array(detailLine),
	delivery,
	payMethod: z.enum(payMethods),
	paidAt: z.string().nullable(),
	/** When the supermarket took it off the shelves; null where nobody has said. */
	pickedAt: z.string().nullable(),
	history: orderHistory,
	parcels: z.array(parcel),
	refunds: z.array(
		z.object({
			refundNo,
			state: z.enum(refundStates),
			/** In money; what was exchanged is not in it. */
			amount: money,
			/** Whether its goods paid for an order of another variant. */
			isExchanged: z.boolean(),
			createdAt: z.string(),
		}),
	),
	/** What its buyer got for its coming late; null where it did not, or nothing was given for it. */
	amends: z.object({ points: z.int(), freight: money }).nullable(),
	/** When it counts as received by itself; null where it is not on its way. */
	receivedBy: z.string().nullable(),
	/** Until when refunds can be applied for, once it was received; null before that, and where it is cancelled. */
	refundUntil: z.string().nullable(),
	/** By which it is handed over at the door; null where it is fetched, goes to a collection point or was never to come. */
	takerCode: z
		.object({
			/** Whether its buyer wants it to be handed over by a code. */
			isWanted: z.boolean(),
			/** Who takes it, as its buyer calls them; empty for whoever has the code. */
			taker: z.string(),
			/** null once it is used or the order is over, and for everybody but its buyer. */
			code: z.string().nullable(),
			/** When it was handed over by the code. */
			handedAt: z.string().nullable(),
		})
		.nullable(),
	/** How to reach the merchant. */
	contact: z.object({ phone: z.string() }),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const getOrder = defineCall({
	method: "GET",
	path: "/api/front/order/detail/{orderNo}",
	who: "session",
	summary: "An own order; 404 for another account's",
	params: z.object({ orderNo }),
	answer: orderDetail,
});

export const takeOrder = defineCall({
	method: "POST",
	path: "/api/front/order/take/{orderNo}",
	who: "session",
	summary:
		"Says that an own order has arrived; received already is well too, 409 where it is not on its way",
	params: z.object({ orderNo }),
	answer: orderDetail,
});

export const setTakerCode = defineCall({
	method: "POST",
	path: "/api/front/order/taker-code/{orderNo}",
	who: "session",
	summary:
		"Has an own order handed over by a code to whoever is named, or to nobody any more; another name draws another code, the same one keeps it. 409 where the order is not to be brought to an address, or is over",
	params: z.object({ orderNo }),
	body: z.strictObject({
		/** Empty for whoever has the code; null for no code. */
		taker: z.string().trim().max(takerLengthMax, "tooLong").nullable(),
	}),
	answer: orderDetail,
});

export const deleteOrder = defineCall({
	method: "POST",
	path: "/api/front/order/delete/{orderNo}",
	who: "session",
	summary:
		"Takes an own order that is over off the list; 409 while it is not completed or cancelled",
	params: z.object({ orderNo }),
	answer: z.null(),
});

export const buyAgain = defineCall({
	method: "POST",
	path: "/api/front/order/again/{orderNo}",
	who: "session",
	summary:
		"Puts what an own order held into the cart, as far as it can be bought now",
	params: z.object({ orderNo }),
	answer: z.object({
		/** Pieces that are in the cart now. */
		added: z.int(),
		/** Names of what cannot be bought any more, in the request's language. */
		missing: z.array(z.string()),
	}),
});
