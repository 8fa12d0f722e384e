import { z } from "zod";
import { defineCall } from "../call";
import { id, named, pageOf, pageQuery } from "../values";
import { auditActions } from "./audit-terms";

const auditEntry = z.object({
	id: z.int(),
	/** Hong Kong time. */
	at: z.string(),
	action: z.enum(auditActions),
	/** What was changed, as staff look it up: an order's number, "goods 12". */
	target: z.string(),
	/** Who did it; a command typed on the shop's own machine has no account. */
	who: z.object({ uid: z.int(), nickname: z.string() }).nullable(),
	/** Whose it is; null for what belongs to the whole shop. */
	merchant: named.nullable(),
	/**
	 * Fields that changed, each with a short value before and after; a text of several languages by language
	 * ("name en"), what a goods has several of by number ("stock 12").
	 */
	changes: z.array(
		z.object({ field: z.string(), before: z.string(), after: z.string() }),
	),
	requestId: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = defineCall({
	method: "GET",
	path: "/api/operator/audit/list",
	who: "operator",
	permission: "people",
	summary:
		"Who changed what, the latest first; staff see what was changed for their own merchant",
	query: pageQuery.extend({
		action: z.enum(auditActions).optional(),
		/** Part of the target's name. */
		keyword: z.string().trim().max(60, "tooLong").optional(),
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: pageOf(auditEntry),
});
