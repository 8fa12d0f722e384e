import { z } from "zod";
import { defineCall } from "../call";
import { linesMax } from "./cart";

// What a program may ask of a cart and a checkout, by the Universal Commerce Protocol; as in `agent.ts`, it may send more
// than is read here.

const idLengthMax = 64;
const textLengthMax = 200;
/** More than anybody may have; it is lowered to what there is, which is said. */
const quantityMax = 1_000_000;

const text = z.string().max(textLengthMax);

const lineItem = z.looseObject({
	/** `sku-1`, its bare number, or `goods-1` where that comes in one variant alone. */
	item: z.looseObject({ id: z.string().min(1).max(idLengthMax) }),
	quantity: z.int().min(1).max(quantityMax),
});

export const lineItems = z.array(lineItem).min(1).max(linesMax);
export type WantedLine = z.infer<typeof lineItem>;

// What is kept of people is kept by its name: what else is said of them is dropped.

const buyer = z.object({
	first_name: text.optional(),
	last_name: text.optional(),
	email: text.optional(),
	phone_number: text.optional(),
});
export type AgentBuyer = z.infer<typeof buyer>;

export const aboutBuyer = {
	context: z.looseObject({ language: text.optional() }).optional(),
	buyer: buyer.optional(),
};

/** Whole, each time: what is not named is not in the cart any more. */
export const agentCart = z.looseObject({
	line_items: lineItems,
	...aboutBuyer,
});

/** As an answer named it: whoever has it may see and change what it names. */
export const sessionId = z.string().min(1).max(idLengthMax);

const methodsMax = 20;
const codesMax = 10;
const instrumentsMax = 10;
const tokenLengthMax = 10_000;
const optionId = z.string().max(40);

const destination = z.object({
	id: text.optional(),
	extended_address: text.optional(),
	street_address: text.optional(),
	address_locality: text.optional(),
	address_region: text.optional(),
	address_country: text.optional(),
	postal_code: text.optional(),
	first_name: text.optional(),
	last_name: text.optional(),
	phone_number: text.optional(),
});
export type AgentDestination = z.infer<typeof destination>;

/** All of an order goes to one address; each group has options of its own. */
const fulfillment = z.looseObject({
	methods: z
		.array(
			z.looseObject({
				destinations: z.array(destination).max(methodsMax).optional(),
				selected_destination_id: text.nullish(),
				groups: z
					.array(
						z.looseObject({
							id: optionId.optional(),
							selected_option_id: optionId.nullish(),
						}),
					)
					.max(methodsMax)
					.optional(),
			}),
		)
		.max(methodsMax)
		.optional(),
});
export type AgentFulfillment = z.infer<typeof fulfillment>;

const aboutCheckout = {
	...aboutBuyer,
	fulfillment: fulfillment.optional(),
	discounts: z
		.looseObject({ codes: z.array(text).max(codesMax).optional() })
		.optional(),
};

export const agentCheckout = z.looseObject({
	line_items: lineItems,
	...aboutCheckout,
});
export type AgentCheckout = z.infer<typeof agentCheckout>;

/** Of a cart, whose lines and buyer then count, or of lines. */
export const newCheckout = z
	.looseObject({
		cart_id: sessionId.optional(),
		line_items: z.array(lineItem).max(linesMax).default([]),
		...aboutCheckout,
	})
	.refine(
		({ cart_id, line_items }) => cart_id ?? line_items.length > 0,
		"line_items or cart_id must say what is bought",
	);
export type NewCheckout = z.infer<typeof newCheckout>;

const instrument = z.looseObject({
	/** The `id` of a handler that an answer named. */
	handler_id: text,
	selected: z.boolean().optional(),
	credential: z
		.looseObject({ token: z.string().max(tokenLengthMax).optional() })
		.optional(),
});

/** What the shopper's wallet has minted for the program; of all else, what is missing is given on the shop's own pages. */
export const completion = z
	.looseObject({
		payment: z
			.looseObject({
				instruments: z.array(instrument).max(instrumentsMax).optional(),
			})
			.optional(),
	})
	.optional();
export type Completion = z.infer<typeof completion>;

/** Called from the page on which its shopper goes on. */
export const takeCheckoutOver = defineCall({
	method: "POST",
	path: "/api/front/order/pre/handed",
	who: "session",
	summary:
		"Remembers what a program's checkout holds as what is to be bought; 404 for one that is unknown, ended or cancelled, 409 where it has been ordered or nothing of it can be bought",
	body: z.object({ checkout: sessionId }),
	answer: z.object({
		preOrderNo: z.uuid(),
		/** The own address that was chosen there; null where none was. */
		addressId: z.int().nullable(),
		/** The beginning of the slot that was chosen, by group key. */
		slots: z.record(z.string(), z.string()),
	}),
});
