import { z } from "zod";

export const timeSpan = z.object({
	/** ISO 8601 with +08:00. */
	from: z.string(),
	to: z.string(),
});
export type TimeSpan = z.infer<typeof timeSpan>;

/** Open, taken by other orders, past its cut-off, or closed by an operator. */
export const slotStates = ["open", "full", "past", "closed"] as const;
export type SlotState = (typeof slotStates)[number];

export const deliverySlot = timeSpan.extend({
	state: z.enum(slotStates),
	/** Why it is closed, in the language of the request; null where it is not. */
	closure: z.string().nullable(),
});
export type DeliverySlot = z.infer<typeof deliverySlot>;
