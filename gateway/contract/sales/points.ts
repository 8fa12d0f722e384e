import { z } from "zod";
import { defineCall } from "../call";
import { money, pageOf, pageQuery } from "../values";
import { masterNo, orderNo } from "./order-number";

// 1 point per whole 1.00 paid, granted at receipt and frozen for 7 days; taken back with a refund; some as amends for what
// came late.

export const pointsKinds = [
	"granted",
	"spent",
	"givenBack",
	"takenBack",
	"amends",
] as const;

export const getPoints = defineCall({
	method: "GET",
	path: "/api/front/integral/user",
	who: "session",
	summary: "An account's points",
	answer: z.object({
		/** Can be used now. */
		current: z.int(),
		/** Ever granted, less what was taken back. */
		accumulated: z.int(),
		/** Ever spent on orders that stand. */
		spent: z.int(),
		/** What was paid for orders, less refunds; HKD. */
		cumulativeSpend: money,
		/** Granted, and not to be used yet. */
		frozen: z.int(),
		/** When the next of the frozen ones can be used; null where none are. ISO 8601 with +08:00. */
		nextUsableFrom: z.string().nullable(),
	}),
});

export const listPointsEntries = defineCall({
	method: "GET",
	path: "/api/front/integral/list",
	who: "session",
	summary: "What came to and went from an account's points, the latest first",
	query: pageQuery,
	answer: pageOf(
		z.object({
			id: z.int(),
			kind: z.enum(pointsKinds),
			/** Negative where they went. */
			amount: z.int(),
			/** Of what order; null where of none. */
			orderNo: z.union([masterNo, orderNo]).nullable(),
			/** Frozen until then; null where they are not. */
			frozenUntil: z.string().nullable(),
			at: z.string(),
		}),
	),
});
