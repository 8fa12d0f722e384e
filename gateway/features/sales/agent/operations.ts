import { z } from "zod";
import {
	getProduct,
	lookupCatalog,
	searchCatalog,
} from "../../../contract/sales/agent";
import {
	agentCart,
	agentCheckout,
	completion,
	newCheckout,
	sessionId,
} from "../../../contract/sales/agent-cart";
import { cancelCart, createCart, getCart, updateCart } from "./cart";
import {
	cancelCheckout,
	createCheckout,
	getCheckout,
	updateCheckout,
} from "./checkout";
import { completeCheckout } from "./complete-checkout";
import { getOneProduct } from "./get-product";
import { lookUpCatalogue } from "./look-up-catalogue";
import { getAgentOrder } from "./order";
import type { AgentCtx, Capability, Outcome } from "./protocol";
import { searchCatalogue } from "./search-catalogue";

/** What a program may do, once for both ways in: REST takes an operation by its method and path, MCP by the name of its tool. */
export interface Operation {
	tool: string;
	description: string;
	method: "GET" | "POST" | "PUT";
	/** Below `restPath`; `:id` stands in the input as `id`. */
	path: string;
	capability: Capability;
	/** As which the body of a REST call stands in the input; undefined where it has none. */
	body?: "catalog" | "cart" | "checkout";
	input: z.ZodObject;
	/** Whether it changes something, so that it happens once per key. */
	isChange?: true;
	/** Whether it answers 201. */
	creates?: true;
	run: (ctx: AgentCtx, input: unknown, agent: string) => Promise<Outcome>;
}

/** The input that `run` takes is the one that was parsed. */
const operation = <Schema extends z.ZodObject>(
	one: Omit<Operation, "input" | "run"> & {
		input: Schema;
		run: (
			ctx: AgentCtx,
			input: z.infer<Schema>,
			agent: string,
		) => Promise<Outcome>;
	},
): Operation => ({
	...one,
	run: (ctx, input, agent) => one.run(ctx, input as z.infer<Schema>, agent),
});

const catalogue = [
	operation({
		tool: "search_catalog",
		description: "Search for products by words, categories and price",
		method: "POST",
		path: "/catalog/search",
		body: "catalog",
		capability: "dev.ucp.shopping.catalog.search",
		input: z.object({ catalog: searchCatalog }),
		run: (ctx, { catalog }) => searchCatalogue(ctx, catalog),
	}),
	operation({
		tool: "lookup_catalog",
		description: "Look up products or variants by their ids",
		method: "POST",
		path: "/catalog/lookup",
		body: "catalog",
		capability: "dev.ucp.shopping.catalog.lookup",
		input: z.object({ catalog: lookupCatalog }),
		run: (ctx, { catalog }) => lookUpCatalogue(ctx, catalog),
	}),
	operation({
		tool: "get_product",
		description: "All about one product, with the choices that it leaves",
		method: "POST",
		path: "/catalog/product",
		body: "catalog",
		capability: "dev.ucp.shopping.catalog.lookup",
		input: z.object({ catalog: getProduct }),
		run: (ctx, { catalog }) => getOneProduct(ctx, catalog),
	}),
];

const ofCart = { capability: "dev.ucp.shopping.cart" } as const;
const byId = z.object({ id: sessionId });

const carts = [
	operation({
		...ofCart,
		tool: "create_cart",
		description: "Put variants into a new cart and learn what they come to",
		method: "POST",
		path: "/carts",
		body: "cart",
		input: z.object({ cart: agentCart }),
		isChange: true,
		creates: true,
		run: (ctx, { cart }, agent) => createCart(ctx, { cart, agent }),
	}),
	operation({
		...ofCart,
		tool: "get_cart",
		description: "A cart at the prices and with the stock of now",
		method: "GET",
		path: "/carts/:id",
		input: byId,
		run: (ctx, { id }) => getCart(ctx, id),
	}),
	operation({
		...ofCart,
		tool: "update_cart",
		description: "Replace all that a cart holds",
		method: "PUT",
		path: "/carts/:id",
		body: "cart",
		input: byId.extend({ cart: agentCart }),
		isChange: true,
		run: (ctx, input) => updateCart(ctx, input),
	}),
	operation({
		...ofCart,
		tool: "cancel_cart",
		description: "Drop a cart",
		method: "POST",
		path: "/carts/:id/cancel",
		input: byId,
		isChange: true,
		run: (ctx, { id }) => cancelCart(ctx, id),
	}),
];

const ofCheckout = { capability: "dev.ucp.shopping.checkout" } as const;

const checkouts = [
	operation({
		...ofCheckout,
		tool: "create_checkout",
		description:
			"What variants or a cart come to at the door, and where their shopper pays",
		method: "POST",
		path: "/checkout-sessions",
		body: "checkout",
		input: z.object({ checkout: newCheckout }),
		isChange: true,
		creates: true,
		run: (ctx, { checkout }, agent) => createCheckout(ctx, { checkout, agent }),
	}),
	operation({
		...ofCheckout,
		tool: "get_checkout",
		description:
			"A checkout as it stands now, with the order that became of it",
		method: "GET",
		path: "/checkout-sessions/:id",
		input: byId,
		run: (ctx, { id }) => getCheckout(ctx, id),
	}),
	operation({
		...ofCheckout,
		tool: "update_checkout",
		description: "Replace all of a checkout: lines, buyer, address, slots",
		method: "PUT",
		path: "/checkout-sessions/:id",
		body: "checkout",
		input: byId.extend({ checkout: agentCheckout }),
		isChange: true,
		run: (ctx, input) => updateCheckout(ctx, input),
	}),
	operation({
		...ofCheckout,
		tool: "complete_checkout",
		description:
			"Order what a checkout holds, paid by its shopper's wallet where a handler is named, or learn where the shopper pays",
		method: "POST",
		path: "/checkout-sessions/:id/complete",
		body: "checkout",
		input: byId.extend({ checkout: completion }),
		isChange: true,
		run: (ctx, input) => completeCheckout(ctx, input),
	}),
	operation({
		...ofCheckout,
		tool: "cancel_checkout",
		description: "Cancel a checkout that nobody has ordered",
		method: "POST",
		path: "/checkout-sessions/:id/cancel",
		input: byId,
		isChange: true,
		run: (ctx, { id }) => cancelCheckout(ctx, id),
	}),
];

const orders = [
	operation({
		tool: "get_order",
		description: "What became of an order: where it is and what went back",
		method: "GET",
		path: "/orders/:id",
		capability: "dev.ucp.shopping.order",
		input: byId,
		run: (ctx, { id }) => getAgentOrder(ctx, id),
	}),
];

export const operations: Operation[] = [
	...catalogue,
	...carts,
	...checkouts,
	...orders,
];
