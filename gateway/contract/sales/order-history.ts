import { z } from "zod";
import { orderActors } from "./order";

/** Steps of an order, as its history keeps them; "paid" and "accepted" leave the status as it is. */
export const orderSteps = [
	"created",
	"paid",
	"accepted",
	"shipped",
	"received",
	"completed",
	"cancelled",
] as const;
export type OrderStep = (typeof orderSteps)[number];

export const orderHistory = z.array(
	z.object({
		step: z.enum(orderSteps),
		actor: z.enum(orderActors),
		/** In the request's language, such as that nobody paid in time; null where the step says it all. */
		reason: z.string().nullable(),
		/** ISO 8601 with +08:00. */
		at: z.string(),
	}),
);
