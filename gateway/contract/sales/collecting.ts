import { z } from "zod";
import { defineCall } from "../call";
import {
	collectCodeAlphabet,
	collectCodeLength,
} from "../delivery/collecting-terms";
import { idInBody } from "../values";
import { orderDetail } from "./order-detail";

// Orders that are fetched at a store, as its staff hand them over: by the code that its buyer shows. A code of another
// store, of another merchant or of no order at all is answered the same.

const atStore = z.object({
	/** Where the staff stand. */
	storeId: idInBody,
	/** As it was scanned or typed; spaces and small letters do no harm. */
	code: z
		.string({ error: "emptyCollectCode" })
		.transform((typed) => typed.replace(/[\s-]/g, "").toUpperCase())
		.pipe(
			z
				.string()
				.regex(
					new RegExp(`^[${collectCodeAlphabet}]{${collectCodeLength}}$`),
					"correctCollectCode",
				),
		),
});

export const findToCollect = defineCall({
	method: "POST",
	path: "/api/operator/collecting/find",
	who: "operator",
	permission: "orders",
	summary:
		"The order that a code is of, at a store of the own merchant (operators: at any); 404 for any other code, and 429 after too many",
	body: atStore,
	answer: orderDetail,
});

export const handOver = defineCall({
	method: "POST",
	path: "/api/operator/collecting/hand-over",
	who: "operator",
	permission: "orders",
	summary:
		"Hands an order over to whoever shows its code: it is received by that, once; 409 where it was handed over before or is not ready",
	body: atStore,
	answer: orderDetail,
});
