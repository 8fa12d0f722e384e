import { z } from "zod";
import { defineCall } from "../call";
import { id, money, named, pageOf, pageQuery, requiredText } from "../values";
import {
	payoutAccountKinds,
	payoutRunStates,
	payoutStates,
} from "./payout-terms";

// How merchants get what is due. The owner of a merchant says where to; operators pay in runs, which one of them drafts
// and another approves.

const holderLengthMax = 140;

const payoutAccount = z.object({
	/** As the bank knows them. */
	holder: z.string(),
	kind: z.enum(payoutAccountKinds),
	/** Three digits; null but for a bank. */
	bankCode: z.string().nullable(),
	/** The last four signs of the number. */
	numberEnd: z.string(),
	/** Hong Kong time. */
	changedAt: z.string(),
	/** From when on it is paid to. */
	restsUntil: z.string(),
});
export type PayoutAccount = z.infer<typeof payoutAccount>;

export const getPayoutAccount = defineCall({
	method: "GET",
	path: "/api/operator/payout/account",
	who: "operator",
	permission: "settlement",
	summary:
		"Where the own merchant is paid (operators: one), null where nobody said",
	query: z.object({
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: z.object({
		account: payoutAccount.nullable(),
		/** What may be named: Stripe only where the shop pays merchants there. */
		kinds: z.array(z.enum(payoutAccountKinds)),
	}),
});

/** Digits, however they are grouped. */
const digits = (pattern: RegExp, fault: string) =>
	z
		.string({ error: fault })
		.max(40, fault)
		.transform((text) => text.replace(/[\s-]/g, ""))
		.pipe(z.string().regex(pattern, fault));

export const savePayoutAccount = defineCall({
	method: "POST",
	path: "/api/operator/payout/account/save",
	who: "operator",
	permission: "owner",
	summary:
		"Says where the own merchant is paid; its owners alone, operators not. Nothing is paid to a changed account for some days",
	body: z.discriminatedUnion("kind", [
		z.object({
			kind: z.literal("bank"),
			holder: requiredText("emptyText", holderLengthMax),
			bankCode: digits(/^\d{3}$/, "correctBankCode"),
			number: digits(/^\d{6,15}$/, "correctAccountNumber"),
		}),
		z.object({
			kind: z.literal("fps"),
			holder: requiredText("emptyText", holderLengthMax),
			number: digits(/^\d{7}(\d{2})?$/, "correctFpsId"),
		}),
	]),
	answer: z.null(),
});

export const connectPayoutAccount = defineCall({
	method: "POST",
	path: "/api/operator/payout/account/connect",
	who: "operator",
	permission: "owner",
	summary:
		"Where the own merchant's owner opens its account at Stripe, or goes on with it: a page for one visit within minutes, which comes back to the shop. The account is opened once. 409 where the shop pays nobody there",
	answer: z.object({ url: z.url() }),
});

export const takeConnectedAccount = defineCall({
	method: "POST",
	path: "/api/operator/payout/account/connected",
	who: "operator",
	permission: "owner",
	summary:
		"The own merchant is paid at Stripe from now on, if its account there can take money by now; any number of times",
	answer: z.object({ isReady: z.boolean() }),
});

const payout = z.object({
	id: z.int(),
	runId: z.int(),
	merchant: named,
	amount: money,
	holder: z.string(),
	kind: z.enum(payoutAccountKinds),
	bankCode: z.string().nullable(),
	numberEnd: z.string(),
	state: z.enum(payoutStates),
	/** Hong Kong time; null while nothing was decided. */
	decidedAt: z.string().nullable(),
	/** When Stripe had it; null for what the bank's file says. */
	sentAt: z.string().nullable(),
	returnedAt: z.string().nullable(),
});
export type Payout = z.infer<typeof payout>;

export const listPayouts = defineCall({
	method: "GET",
	path: "/api/operator/payout/list",
	who: "operator",
	permission: "settlement",
	summary:
		"What the own merchant was paid (operators: all, or one merchant), the latest first",
	query: pageQuery.extend({
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: pageOf(payout),
});

const payoutRun = z.object({
	id: z.int(),
	state: z.enum(payoutRunStates),
	/** Null where that account is no more. */
	draftedBy: z.string().nullable(),
	/** Hong Kong time. */
	draftedAt: z.string(),
	decidedBy: z.string().nullable(),
	decidedAt: z.string().nullable(),
	payouts: z.int(),
	/** Of all its payouts; of an approved run of those that were paid, whether or not a bank sent some back. */
	amount: money,
	/** Another person has to: false for who drafted it. */
	mayApprove: z.boolean(),
});
export type PayoutRun = z.infer<typeof payoutRun>;

export const listPayoutRuns = defineCall({
	method: "GET",
	path: "/api/operator/payout/runs",
	who: "operator",
	permission: "settlement",
	summary: "Runs of payouts, the latest first; operators alone",
	query: pageQuery,
	answer: pageOf(payoutRun),
});

export const getPayoutRun = defineCall({
	method: "GET",
	path: "/api/operator/payout/run/detail/{id}",
	who: "operator",
	permission: "settlement",
	summary: "A run and its payouts, page by page; operators alone",
	params: z.object({ id }),
	query: pageQuery,
	answer: pageOf(payout).extend({ run: payoutRun }),
});

export const draftPayoutRun = defineCall({
	method: "POST",
	path: "/api/operator/payout/run/draft",
	who: "operator",
	permission: "settlement",
	summary:
		"Drafts a run of all that is due to merchants with an account; operators alone. 409 while another is a draft, and where nothing is to pay",
	answer: payoutRun,
});

export const approvePayoutRun = defineCall({
	method: "POST",
	path: "/api/operator/payout/run/approve/{id}",
	who: "operator",
	permission: "settlement",
	summary:
		"Books a drafted run as paid; payouts of which less is due by now are left out. By another operator than drafted it, else 403; 409 where it is decided",
	params: z.object({ id }),
	answer: payoutRun,
});

export const dropPayoutRun = defineCall({
	method: "POST",
	path: "/api/operator/payout/run/drop/{id}",
	who: "operator",
	permission: "settlement",
	summary: "Drops a drafted run; operators alone. 409 where it is decided",
	params: z.object({ id }),
	answer: payoutRun,
});

export const exportPayoutRun = defineCall({
	method: "POST",
	path: "/api/operator/payout/run/file/{id}",
	who: "operator",
	permission: "settlement",
	summary:
		"What the bank is told of an approved run, as a table for its FPS or CHATS upload, without what Stripe pays; operators alone. 409 while it is not approved",
	params: z.object({ id }),
	answer: z.object({ name: z.string(), text: z.string() }),
});

export const returnPayout = defineCall({
	method: "POST",
	path: "/api/operator/payout/returned/{id}",
	who: "operator",
	permission: "settlement",
	summary:
		"The bank sent a payout back: it is due again, once; operators alone. 409 where it is not paid, or on its way to Stripe",
	params: z.object({ id }),
	answer: payout,
});
