import { z } from "zod";
import { defineCall } from "../call";
import { dayOfShop, id, pageOf, pageQuery, signedMoney } from "../values";
import { payMethods } from "./payment-terms";
import { cashKinds } from "./reconciliation-terms";

// Provider, orders and payouts of a day, line by line: what came in and went out, and what the books make of it.

const cashLine = z.object({
	/** Of its entry in the orders' ledger. */
	id: z.int(),
	paymentId: z.int(),
	/** Hong Kong time. */
	at: z.string(),
	kind: z.enum(cashKinds),
	/** The master's. */
	orderNo: z.string(),
	method: z.enum(payMethods),
	/** The provider's own name of the charge. */
	providerRef: z.string().nullable(),
	/** What came in, below zero for what went out. */
	cash: signedMoney,
	/** What its orders, or its refund, say that it is. */
	booked: signedMoney,
	/** Of that: posted for merchants, the shop's own, and not posted yet. */
	merchants: signedMoney,
	own: signedMoney,
	waiting: signedMoney,
	/** Whether all of that comes to the same. */
	agrees: z.boolean(),
});
export type CashLine = z.infer<typeof cashLine>;

const daySums = z.object({
	/** A day of Hong Kong's calendar. */
	day: z.iso.date(),
	cashIn: signedMoney,
	/** Below zero. */
	cashOut: signedMoney,
	merchants: signedMoney,
	own: signedMoney,
	waiting: signedMoney,
	/** Paid to merchants that day, less what banks sent back. */
	paidOut: signedMoney,
	/** Lines that do not agree. */
	differing: z.int(),
});
export type DaySums = z.infer<typeof daySums>;

export const getReconciliation = defineCall({
	method: "GET",
	path: "/api/operator/settlement/reconciliation",
	who: "operator",
	permission: "settlement",
	summary:
		"Each movement of money of a day beside what orders, refunds and merchants' journal say of it, the latest first, those that differ before all others; operators alone",
	query: pageQuery.extend({ day: dayOfShop }),
	answer: pageOf(cashLine).extend({ sums: daySums }),
});

export const askProvider = defineCall({
	method: "GET",
	path: "/api/operator/settlement/charge/{id}",
	who: "operator",
	permission: "settlement",
	summary:
		"What the provider itself says of a payment's charge now, null where it knows none or cannot be asked; changes nothing. Operators alone",
	params: z.object({ id }),
	answer: z
		.object({
			amount: z.string(),
			/** ISO 4217. */
			currency: z.string(),
			state: z.enum(["waiting", "pending", "succeeded", "failed", "refunded"]),
		})
		.nullable(),
});
