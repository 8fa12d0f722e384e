import { z } from "zod";
import { conditions, returnWays } from "./return-terms";

/** How the goods of a refund come back. Moments are ISO 8601 with +08:00. */
export const returnDetail = z.object({
	way: z.enum(returnWays),
	/** What the parcel bears: the merchant, or the store that was chosen. */
	to: z.object({ name: z.string(), address: z.string(), phone: z.string() }),
	/** Until when something must happen: the goods be sent, or be looked at; null where nothing must. */
	dueAt: z.string().nullable(),
	courier: z.string().nullable(),
	trackingNo: z.string().nullable(),
	sentAt: z.string().nullable(),
	arrivedAt: z.string().nullable(),
	/** As staff found it. */
	images: z.array(z.string()),
	lines: z.array(z.object({ lineId: z.int(), condition: z.enum(conditions) })),
});
export type ReturnDetail = z.infer<typeof returnDetail>;

/** What both sides say of a refusal, and how an operator decided. */
export const disputeDetail = z.object({
	/** The merchant's words, and the buyer's. */
	refusal: z.string(),
	objection: z.string(),
	images: z.array(z.string()),
	/** The operator's; null while it is open. */
	verdict: z.string().nullable(),
});
export type DisputeDetail = z.infer<typeof disputeDetail>;
