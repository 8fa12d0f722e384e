import { z } from "zod";
import { defineCall } from "../call";
import { money } from "../values";

// Programs that shop for somebody, as an operator sees them: each by the host that it says it is of, which nobody has
// checked.

const common = { who: "operator", permission: "reports" } as const;
const hostLengthMax = 253;

const agent = z.object({
	host: z.string(),
	/** Paid orders that began with a checkout of its. */
	orders: z.int(),
	/** What they came to when they were paid. */
	total: money,
	/** When it last filled a cart or handed a checkout over; null where that is too long ago to be known. */
	lastAt: z.string().nullable(),
	/** Whether everything that it asks is refused. */
	isRefused: z.boolean(),
});
export type Agent = z.infer<typeof agent>;

export const listAgents = defineCall({
	...common,
	method: "GET",
	path: "/api/operator/agent/list",
	summary:
		"Programs that filled carts or sold something, those that sold most first; 500 at most",
	answer: z.array(agent),
});

export const refuseAgent = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/agent/refuse",
	summary:
		"Refuses all that programs of a host ask, by 403, or lets them in again; the same twice is well too",
	body: z.object({
		/** Exactly as it names itself. */
		host: z
			.string()
			.max(hostLengthMax, "correctValue")
			.regex(/^[a-z0-9.:[\]-]+$/, "correctValue"),
		isRefused: z.boolean(),
	}),
	answer: z.null(),
});
