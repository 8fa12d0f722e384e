import { z } from "zod";
import { defineCall } from "../call";
import { programHost } from "../identity/linking";
import { money } from "../values";

// Programs that shop for somebody, as an operator sees them: each by the host that it says it is of, which nobody has
// checked.

const common = { who: "operator", permission: "reports" } as const;
const addressLengthMax = 500;

/** Of a host by its name: a number of the shop's own network is none. */
const platformAddress = z
	.url({
		protocol: /^https$/,
		hostname: /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/,
		error: "correctValue",
	})
	.max(addressLengthMax, "correctValue")
	.refine((address) => !address.includes("@"), "correctValue");

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
	/** Where it hears what becomes of its orders; null where it does not. */
	webhookUrl: z.string().nullable(),
	/** As what accounts can be linked to it; null where they cannot. */
	client: z
		.object({
			name: z.string(),
			redirectUris: z.array(z.string()),
			publicKey: z.string().nullable(),
		})
		.nullable(),
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
		host: programHost,
		isRefused: z.boolean(),
	}),
	answer: z.null(),
});

export const setAgentWebhook = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/agent/webhook",
	summary:
		"Says where programs of a host hear, from now on, what becomes of the orders that they bring; by null nowhere",
	body: z.object({
		host: programHost,
		/** An address of https that the platform gave. */
		webhookUrl: platformAddress.nullable(),
	}),
	answer: z.null(),
});
