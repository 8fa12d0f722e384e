import type { openAgent } from "./open-agent";
import { expectSchema } from "./ucp-schemas";

const shapes = [
	"shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout",
	"shopping/discount.json#/$defs/dev.ucp.shopping.checkout",
];
const none = "shopping/types/error_response.json";
const english = { context: { language: "en" } };

export const lineOf = (skuId: number, quantity = 1) => ({
	item: { id: `sku-${skuId}` },
	quantity,
});

/** A body in which all goes to one address, by the options that are named by group. */
export const goingTo = (
	destination: object,
	choices: Record<string, unknown> = {},
) => ({
	fulfillment: {
		methods: [
			{
				type: "shipping",
				destinations: [destination],
				groups: Object.entries(choices).map(([id, selected_option_id]) => ({
					id,
					selected_option_id,
				})),
			},
		],
	},
});

/** Within reach of a store of the sample shop. */
export const eastern = {
	id: "home",
	street_address: "Taikoo Shing",
	address_locality: "Eastern",
	address_country: "HK",
};

interface Amounts {
	totals: { type: string; amount: number }[];
}

/** By their kind. */
export const amountsOf = ({ totals }: Amounts): Record<string, number> =>
	Object.fromEntries(totals.map(({ type, amount }) => [type, amount]));

/** Checkouts by REST, each answer held against the published schemas. */
export function openCheckouts(agent: ReturnType<typeof openAgent>) {
	const path = (id: string) => `/checkout-sessions/${id}`;
	async function held(asked: ReturnType<typeof agent.get>) {
		const answer = await asked;
		if (answer.status >= 300) return answer;
		const isError = answer.body.ucp.status === "error";
		for (const shape of isError ? [none] : shapes)
			expectSchema(answer.body, shape);
		return answer;
	}
	const begin = (body: object) =>
		held(agent.rest("/checkout-sessions", { ...english, ...body }));
	return {
		begin,
		create: async (body: object) => (await begin(body)).body,
		get: async (id: string) => (await held(agent.get(path(id)))).body,
		put: (id: string, body: object) =>
			held(agent.put(path(id), { ...english, ...body })),
		complete: (id: string, body: object = {}) =>
			held(agent.rest(`${path(id)}/complete`, body)),
		cancel: (id: string) => held(agent.rest(`${path(id)}/cancel`, {})),
	};
}
