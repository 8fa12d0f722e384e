import { z } from "zod";

/** What the effect `agent-order` is about: an order of which a platform hears that it changed. */
export const orderEvent = z.object({
	preOrderNo: z.uuid(),
	/** How many changes there were; the same number is the same event. */
	changes: z.int(),
});
export type OrderEvent = z.output<typeof orderEvent>;
