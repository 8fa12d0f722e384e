import { z } from "zod";
import { defineCall } from "../call";
import {
	collectCodeAlphabet,
	collectCodeLength,
} from "../delivery/collecting-terms";
import { timeSpan } from "../delivery/delivery-slot";
import { id, idInBody, named } from "../values";
import { collectingStates } from "./collecting-states";
import { orderDetail } from "./order-detail";
import { orderNo } from "./order-number";
import { counterParcel } from "./parcel-at-store";

// Orders that are fetched at a store, and parcels of the mall that wait there, as its staff hand them over: by the code
// that its buyer shows. A code of another store, of another merchant's store or of no order at all is answered the same.

/** As it was scanned or typed; spaces and small letters do no harm. */
const code = z
	.string({ error: "emptyCollectCode" })
	.transform((typed) => typed.replace(/[\s-]/g, "").toUpperCase())
	.pipe(
		z
			.string()
			.regex(
				new RegExp(`^[${collectCodeAlphabet}]{${collectCodeLength}}$`),
				"correctCollectCode",
			),
	);

const atStore = z.object({
	/** Where the staff stand. */
	storeId: idInBody,
	code,
});

/** An order of the store's own merchant in whole; of another merchant's parcel what handing it over takes. */
const atCounter = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("order"), order: orderDetail }),
	z.object({ kind: z.literal("parcel"), parcel: counterParcel }),
]);
export type AtCounter = z.infer<typeof atCounter>;

export const findToCollect = defineCall({
	method: "POST",
	path: "/api/operator/collecting/find",
	who: "operator",
	permission: "orders",
	summary:
		"The order or parcel that a code is of, at a store of the own merchant (operators: at any); 404 for any other code, and 429 after too many",
	body: atStore,
	answer: atCounter,
});

export const handOver = defineCall({
	method: "POST",
	path: "/api/operator/collecting/hand-over",
	who: "operator",
	permission: "orders",
	summary:
		"Hands an order or a parcel over to whoever shows its code: it is received by that, once; 409 where it was handed over before or is not ready",
	body: atStore,
	answer: atCounter,
});

export const handOverToTaker = defineCall({
	method: "POST",
	path: "/api/operator/order/hand-over/{orderNo}",
	who: "operator",
	permission: "orders",
	summary:
		"Hands an order of the own merchant (operators: any) over at the door to whoever says its code: it is received by that, once; 404 for a wrong code, 429 after too many, 409 where it was received before or is not on its way",
	params: z.object({ orderNo }),
	body: z.object({ code }),
	answer: orderDetail,
});

const orderToCollect = z.object({
	orderNo,
	realName: z.string(),
	store: named,
	slot: timeSpan,
	state: z.enum(collectingStates),
	/** Pieces that did not go back. */
	pieces: z.int(),
});

export const listToCollect = defineCall({
	method: "GET",
	path: "/api/operator/collecting/list",
	who: "operator",
	permission: "orders",
	summary:
		"Paid orders to be fetched at stores of the own merchant (operators: at any) until the end of tomorrow: those that are late first, then by slot",
	query: z.object({ storeId: id.optional() }),
	answer: z.array(orderToCollect),
});
