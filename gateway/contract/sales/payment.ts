import { z } from "zod";
import { defineCall } from "../call";
import { money } from "../values";
import { masterNo } from "./order-number";
import { type PayMethod, payMethods } from "./payment-terms";

// Paying a master. Whoever hears first that a charge went through (the provider's webhook, the page a shopper returns
// to, the shop's own look every minute) settles it, exactly once. A charge for an order that is cancelled is paid back
// in full by itself.

export { type PayMethod, payMethods };

/** What the test provider can be asked to play. */
export const localOutcomes = [
	"success",
	"decline",
	"confirmation",
	"slow",
	"lost",
] as const;
export type LocalOutcome = (typeof localOutcomes)[number];

/**
 * Waits to be paid; a charge is under way and nobody knows yet; paid; cancelled or expired; a charge that came after
 * that is on its way back; paid back.
 */
export const payStates = [
	"unpaid",
	"confirming",
	"paid",
	"cancelled",
	"refunding",
	"refunded",
] as const;
export type PayState = (typeof payStates)[number];

export const listPayMethods = defineCall({
	method: "GET",
	path: "/api/front/pay/method",
	who: "all",
	summary: "How this shop can be paid now, in the order in which it is offered",
	answer: z.array(z.object({ method: z.enum(payMethods) })),
});

export const pay = defineCall({
	method: "POST",
	path: "/api/front/pay/payment",
	who: "session",
	summary:
		"Begins to pay an own master, or goes on with what was begun; once per `idempotency-key`. 409 where it is paid, cancelled or expired",
	body: z.object({
		orderNo: masterNo,
		method: z.enum(payMethods, { error: "emptyPayMethod" }),
		/** Of the test provider alone. */
		outcome: z.enum(localOutcomes).optional(),
	}),
	answer: z.discriminatedUnion("next", [
		/** The browser goes on with Stripe's own parts. */
		z.object({
			next: z.literal("stripe"),
			clientSecret: z.string(),
			publishableKey: z.string(),
		}),
		/** A code to be read by a banking app: EMV text and how it looks as SVG path data. */
		z.object({
			next: z.literal("fps"),
			text: z.string(),
			reference: z.string(),
		}),
		/** The text of a code to be read by the wallet's app. */
		z.object({ next: z.literal("scan"), text: z.string() }),
		/** The browser goes there, and comes back to the result page. */
		z.object({ next: z.literal("redirect"), url: z.url() }),
		/** Nothing more to do here but ask for the state. */
		z.object({ next: z.literal("wait") }),
		/** The charge was refused; another try is welcome. */
		z.object({ next: z.literal("declined"), reason: z.string() }),
	]),
});

export const getPayStatus = defineCall({
	method: "GET",
	path: "/api/front/pay/status/{orderNo}",
	who: "session",
	summary:
		"Whether an own master is paid, asked of the provider where that is not known yet",
	params: z.object({ orderNo: masterNo }),
	answer: z.object({
		orderNo: masterNo,
		state: z.enum(payStates),
		total: money,
		/** Why the last try failed, in the request's language; null where none did. */
		reason: z.string().nullable(),
		/** While it waits to be paid. */
		expiresAt: z.string().nullable(),
		paidAt: z.string().nullable(),
		method: z.enum(payMethods).nullable(),
		/** Of the group that it is a place in; null for any other order. */
		groupId: z.int().nullable(),
	}),
});

export const stripeWebhook = defineCall({
	method: "POST",
	path: "/api/front/pay/webhook/stripe",
	who: "all",
	summary:
		"Stripe's own notices, known by Stripe's own signature over the bytes as they came; one effect per event, however often it is told",
	bodyType: "raw",
	answer: z.object({ received: z.literal(true) }),
});

export const confirmFps = defineCall({
	method: "POST",
	path: "/api/operator/pay/fps/confirm",
	who: "operator",
	permission: "orders",
	summary:
		"An operator saw the money of a transfer arrive: settles the payment with this reference",
	body: z.object({
		reference: z.string().regex(/^[0-9A-Z]{6,25}$/, "correctValue"),
		amount: money,
	}),
	answer: z.null(),
});
