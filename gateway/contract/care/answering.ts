import { z } from "zod";
import { dayHours } from "../values";

/** When staff answer, as a shopper is told. */
export const answering = z.object({
	/** Of today, else of the next day on which they answer; null where nobody said. */
	hours: dayHours,
	isOpen: z.boolean(),
	/** When they answer again, if that is known; null while they do. */
	opensAt: z.iso.datetime({ offset: true }).nullable(),
	/** Until a day of Hong Kong's calendar, on which they are back; null while nobody is away. */
	away: z.object({ until: z.iso.date(), text: z.string() }).nullable(),
});
export type Answering = z.infer<typeof answering>;
