import { z } from "zod";
import { defineCall } from "../call";
import { timeSpan } from "../delivery/delivery-slot";
import { slotsOffered } from "../delivery/weather-terms";
import { orderNo } from "./order-number";

// An order whose slot the weather closed, and how its buyer chooses another one. Whoever chooses nothing is given the
// first free slot once it is over.

const heldUp = z.object({
	/** Why, in the language of the request. */
	why: z.string(),
	/** When it was to come, or to be fetched. */
	slot: timeSpan,
	/** Open now and nearest to that, the soonest first; empty while there are none. */
	offered: z.array(timeSpan).max(slotsOffered),
});
export type HeldUp = z.infer<typeof heldUp>;

export const getHeldUp = defineCall({
	method: "GET",
	path: "/api/front/order/slot/{orderNo}",
	who: "session",
	summary:
		"What holds an own order up and when it can come instead; null where nothing does, 404 for another account's",
	params: z.object({ orderNo }),
	answer: heldUp.nullable(),
});

export const rescheduleOrder = defineCall({
	method: "POST",
	path: "/api/front/order/slot/{orderNo}",
	who: "session",
	summary:
		"Moves an own order that is held up to another slot of its store; moved there already is well too, 409 where it is not held up or the slot takes no orders",
	params: z.object({ orderNo }),
	/** When the slot begins. */
	body: z.object({ slot: z.iso.datetime({ offset: true }) }),
	answer: timeSpan,
});
