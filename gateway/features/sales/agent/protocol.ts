import { protocolVersion } from "../../../contract/sales/agent-terms";

// The words of the Universal Commerce Protocol that every answer is made of.

/** What the shop can do by the protocol: where each is specified, and the shape of what is sent. */
export const capabilities = {
	"dev.ucp.shopping.catalog.search": {
		spec: "specification/catalog/search",
		schema: "schemas/shopping/catalog_search.json",
	},
	"dev.ucp.shopping.catalog.lookup": {
		spec: "specification/catalog/lookup",
		schema: "schemas/shopping/catalog_lookup.json",
	},
} as const;
export type Capability = keyof typeof capabilities;

export const currency = "HKD";

export interface Message {
	type: "error" | "warning" | "info";
	code: string;
	/** For people, in their language, where the protocol does not name the content itself. */
	content: string;
	/** What it is about, such as `$.line_items[0]`. */
	path?: string;
	/** Of errors alone. */
	severity?: "recoverable" | "unrecoverable";
}

/** What an operation ends with: what was asked for, or why there is none. */
export type Outcome =
	| { result: object }
	| { refusal: Message; continueUrl: string };

/** The shop answers for the one capability that was used; what the platform can do, it is not asked (decision 073). */
export function presentOutcome(capability: Capability, outcome: Outcome) {
	const status = "result" in outcome ? "success" : "error";
	const ucp = {
		version: protocolVersion,
		status,
		capabilities: { [capability]: [{ version: protocolVersion }] },
	};
	if ("result" in outcome) return { ucp, ...outcome.result };
	const { refusal, continueUrl } = outcome;
	return { ucp, messages: [refusal], continue_url: continueUrl };
}

/** In cents, of dollars with two decimals. */
export const centsOf = (money: string) => Number(money.replace(".", ""));

export const priceOf = (money: string) => ({
	amount: centsOf(money),
	currency,
});
