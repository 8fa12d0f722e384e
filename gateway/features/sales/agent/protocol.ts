import { linkScopes } from "../../../contract/identity/linking-terms";
import { protocolVersion } from "../../../contract/sales/agent-terms";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { linkTo } from "../../../http/link-to";
import { type AnswerKey, answerIn } from "../../../words/words";
import type { LinkedShopper } from "../../identity/linking/service";
import type { Handlers } from "./handlers";

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
	"dev.ucp.shopping.cart": {
		spec: "specification/cart",
		schema: "schemas/shopping/cart.json",
	},
	"dev.ucp.shopping.checkout": {
		spec: "specification/checkout",
		schema: "schemas/shopping/checkout.json",
	},
	"dev.ucp.shopping.fulfillment": {
		spec: "specification/fulfillment",
		schema: "schemas/shopping/fulfillment.json",
		extends: "dev.ucp.shopping.checkout",
	},
	"dev.ucp.shopping.discount": {
		spec: "specification/discount",
		schema: "schemas/shopping/discount.json",
		extends: "dev.ucp.shopping.checkout",
	},
	"dev.ucp.shopping.order": {
		spec: "specification/order",
		schema: "schemas/shopping/order.json",
	},
	"dev.ucp.common.identity_linking": {
		spec: "specification/identity-linking",
		schema: "schemas/common/identity_linking.json",
		config: { scopes: demandedScopes() },
	},
} as const;
export type Capability = keyof typeof capabilities;

/** Of what can be done for nobody in particular, none is demanded. */
function demandedScopes() {
	const [readOrders] = linkScopes;
	const plain =
		"Any order of the shopper, by its number. An order that a checkout of the platform became is told by its own id without it.";
	return { [readOrders]: { description: { plain } } };
}

export const currency = "HKD";

/** On whose behalf a program asks; nobody's where no token came. */
export interface AgentCtx extends Ctx {
	/** The host by which the program names itself. */
	agent: string;
	shopper?: LinkedShopper;
}

export interface Message {
	type: "error" | "warning" | "info";
	code: string;
	/** For people, in their language, where the protocol does not name the content itself. */
	content: string;
	/** What it is about, such as `$.line_items[0]`. */
	path?: string;
	/** Of errors alone. */
	severity?: "recoverable" | "requires_buyer_input" | "unrecoverable";
}

/** What an operation ends with: what was asked for, or why there is none. */
export type Outcome =
	| { result: object; write?: Write }
	| { refusals: Message[]; continueUrl: string };

/** What is answered comes true by it. False where what it is about has changed meanwhile. */
type Write = (tx: Transaction) => Promise<boolean>;

export function refuse(
	{ locale, settings }: Ctx,
	{ code, word, others = [] }: Refusal,
): Outcome {
	const content = answerIn(locale, word);
	return {
		refusals: [
			{ type: "error", code, content, severity: "unrecoverable" },
			...others,
		],
		continueUrl: linkTo(settings.siteUrl, locale, "/"),
	};
}

interface Refusal {
	code: string;
	word: AnswerKey;
	/** What else there is to say. */
	others?: Message[];
}

export const notFound = (ctx: Ctx): Outcome =>
	refuse(ctx, { code: "not_found", word: "notFound" });

/** The shop answers for the one capability that was used; what the platform can do, it is not asked (decision 073). */
export function presentOutcome(
	capability: Capability,
	outcome: Outcome,
	payment_handlers: Handlers = {},
) {
	const status = "result" in outcome ? "success" : "error";
	const used = Object.entries(capabilities).filter(
		([name, one]) =>
			name === capability || ("extends" in one && one.extends === capability),
	);
	const ucp = {
		version: protocolVersion,
		status,
		capabilities: Object.fromEntries(
			used.map(([name]) => [name, [{ version: protocolVersion }]]),
		),
		...(capability === "dev.ucp.shopping.checkout" && { payment_handlers }),
	};
	if ("result" in outcome) return { ucp, ...outcome.result };
	const { refusals, continueUrl } = outcome;
	return { ucp, messages: refusals, continue_url: continueUrl };
}

/** In cents, of dollars with two decimals. */
export const centsOf = (money: string) => Number(money.replace(".", ""));

export const priceOf = (money: string) => ({
	amount: centsOf(money),
	currency,
});
