import { z } from "zod";
import { closestLocale } from "../../../contract/closest-locale";
import {
	getProduct,
	lookupCatalog,
	searchCatalog,
} from "../../../contract/sales/agent";
import type { Ctx } from "../../../http/context";
import { getOneProduct } from "./get-product";
import { lookUpCatalogue } from "./look-up-catalogue";
import { type Capability, type Outcome, presentOutcome } from "./protocol";
import { ProtocolFault } from "./protocol-fault";
import { type NamedAgent, requireAgent } from "./read-agent";
import { searchCatalogue } from "./search-catalogue";

/** What a program may do, once for both ways in: REST takes an operation by its path, MCP by the name of its tool. */
export interface Operation {
	tool: string;
	description: string;
	/** Below `restPath`; taken by POST. */
	path: string;
	capability: Capability;
	/** The body of a REST call stands in it as `catalog`. */
	input: z.ZodObject;
	run: (ctx: Ctx, input: unknown) => Promise<Outcome>;
}

/** The input that `run` takes is the one that was parsed. */
const operation = <Schema extends z.ZodObject>(
	one: Omit<Operation, "input" | "run"> & {
		input: Schema;
		run: (ctx: Ctx, input: z.infer<Schema>) => Promise<Outcome>;
	},
): Operation => ({
	...one,
	run: (ctx, input) => one.run(ctx, input as z.infer<Schema>),
});

export const operations: Operation[] = [
	operation({
		tool: "search_catalog",
		description: "Search for products by words, categories and price",
		path: "/catalog/search",
		capability: "dev.ucp.shopping.catalog.search",
		input: z.object({ catalog: searchCatalog }),
		run: (ctx, { catalog }) => searchCatalogue(ctx, catalog),
	}),
	operation({
		tool: "lookup_catalog",
		description: "Look up products or variants by their ids",
		path: "/catalog/lookup",
		capability: "dev.ucp.shopping.catalog.lookup",
		input: z.object({ catalog: lookupCatalog }),
		run: (ctx, { catalog }) => lookUpCatalogue(ctx, catalog),
	}),
	operation({
		tool: "get_product",
		description: "All about one product, with the choices that it leaves",
		path: "/catalog/product",
		capability: "dev.ucp.shopping.catalog.lookup",
		input: z.object({ catalog: getProduct }),
		run: (ctx, { catalog }) => getOneProduct(ctx, catalog),
	}),
];

/** In the language that the shopper is said to read, else in that of the request. */
export async function perform(
	ctx: Ctx,
	{ capability, tool, input: schema, run }: Operation,
	asked: { agent: NamedAgent; input: object },
) {
	const { host } = requireAgent(asked.agent);
	const read = schema.safeParse(asked.input);
	if (!read.success) throw badInput(read.error);
	ctx.log.info({ agent: host, tool }, "a program asked");
	const locale = localeOf(read.data.catalog) ?? ctx.locale;
	return presentOutcome(capability, await run({ ...ctx, locale }, read.data));
}

const hinted = z.object({ context: z.object({ language: z.string() }) });

function localeOf(said: unknown) {
	const read = hinted.safeParse(said);
	return read.success ? closestLocale(read.data.context.language) : undefined;
}

function badInput({ issues }: z.ZodError): ProtocolFault {
	const said = issues.map(
		({ path, message }) => `${path.join(".")}: ${message}`,
	);
	return new ProtocolFault("invalid_request", said.join("; "));
}
