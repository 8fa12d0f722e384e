import { z } from "zod";
import { grounds, key, localized } from "./sample-schema";

/** Days count from the one the shop is loaded on, so that some run whenever that is. */
export const activityFile = z.array(
	z.strictObject({
		key,
		name: localized,
		description: localized,
		icons: z.array(key).min(3).max(6),
		ground: z.enum(grounds),
		beginsInDays: z.int().min(-365).max(365),
		days: z.int().min(1).max(365),
		goods: z.array(key).min(1),
	}),
);

export type ActivitySeed = z.infer<typeof activityFile>[number];
