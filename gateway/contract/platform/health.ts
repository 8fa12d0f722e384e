import { z } from "zod";
import { defineCall } from "../call";
import { healthLevels } from "./health-terms";

export const healthLines = z.array(
	z.object({
		/** Of the part that was looked at, such as "disk"; several lines may tell of one. */
		name: z.string(),
		level: z.enum(healthLevels),
		/** In English, as what follows. No secret of the shop stands in it. */
		what: z.string(),
		remedy: z.string().optional(),
	}),
);
export type HealthLine = z.infer<typeof healthLines>[number];

export const getHealth = defineCall({
	method: "GET",
	path: "/api/operator/health",
	who: "operator",
	permission: "owner",
	summary:
		"Looks at the whole shop as `npm run doctor` does, which takes some seconds. Owners alone",
	answer: z.object({
		/** When it was looked at, by Hong Kong's clock. */
		at: z.string(),
		lines: healthLines,
	}),
});
