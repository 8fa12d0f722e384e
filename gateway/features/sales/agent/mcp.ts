import type { Context } from "hono";
import { z } from "zod";
import { mcpVersionHeader } from "../../../contract/sales/agent-terms";
import type { Ctx, GatewayEnv } from "../../../http/context";
import { isJsonRequest, readJsonBody } from "../../../http/json-body";
import { asMessage, authorizationOf, challengeIn } from "./identity";
import { type Operation, operations } from "./operations";
import { perform } from "./perform";
import { faultOf, type ProtocolFault } from "./protocol-fault";

// The Model Context Protocol over HTTP, without sessions and without streams: each request is answered by itself. What it
// takes for that is small enough to be ours (decision 073).

/** The newest first. */
const versions = ["2025-11-25", "2025-06-18", "2025-03-26"];
const [newest = ""] = versions;

const request = z.looseObject({
	jsonrpc: z.literal("2.0"),
	id: z.union([z.string(), z.number()]).optional(),
	method: z.string(),
	params: z.record(z.string(), z.unknown()).default({}),
});
type Params = z.infer<typeof request>["params"];

const meta = z.looseObject({
	"ucp-agent": z.looseObject({ profile: z.url({ protocol: /^https$/ }) }),
	"idempotency-key": z.string().optional(),
});

const toolCall = z.looseObject({
	name: z.string(),
	arguments: z.record(z.string(), z.unknown()).default({}),
});

const named = z.looseObject({
	"ucp-agent": z.looseObject({}).catch({}),
	"idempotency-key": z.string().catch(""),
});

/** Of JSON-RPC itself. */
const rpcFaults = {
	unreadable: { code: -32700, message: "Parse error" },
	invalid: { code: -32600, message: "Invalid request" },
	unknown: { code: -32601, message: "Method not found" },
	parameters: { code: -32602, message: "Invalid params" },
} as const;

type Answered =
	| { result: object }
	| { error: object; status?: number; headers?: Record<string, string> };

interface Sent {
	params: Params;
	authorization: string;
}

export async function answerRpc(c: Context<GatewayEnv>): Promise<Response> {
	const { ctx } = c.var;
	const send = (body: object, status = 200, headers = {}) =>
		Response.json(
			{ jsonrpc: "2.0", ...body },
			{ status, headers: { "cache-control": "no-store", ...headers } },
		);
	const version = c.req.header(mcpVersionHeader);
	if (version && !versions.includes(version))
		return send({ id: null, error: rpcFaults.invalid }, 400);
	const sent = isJsonRequest(c) && (await readJsonBody(c).catch(() => null));
	if (!sent) return send({ id: null, error: rpcFaults.unreadable }, 400);
	const read = request.safeParse(sent);
	if (!read.success) return send({ id: null, error: rpcFaults.invalid }, 400);
	const { id, method, params } = read.data;
	// What only tells something is taken, whatever it is.
	if (id === undefined) return new Response(null, { status: 202 });
	const authorization = authorizationOf(c);
	const answered = await answer(ctx, method, { params, authorization });
	if ("result" in answered) return send({ id, result: answered.result });
	const { error, status, headers } = answered;
	return send({ id, error }, status, headers);
}

async function answer(ctx: Ctx, method: string, sent: Sent): Promise<Answered> {
	switch (method) {
		case "initialize":
			return { result: presentServer(sent.params) };
		case "ping":
			return { result: {} };
		case "tools/list":
			return { result: { tools: operations.map(presentTool) } };
		case "tools/call":
			return callTool(ctx, sent);
		default:
			return { error: rpcFaults.unknown };
	}
}

function presentServer({ protocolVersion }: Params) {
	const known = versions.find((version) => version === protocolVersion);
	return {
		protocolVersion: known ?? newest,
		capabilities: { tools: {} },
		serverInfo: { name: "harbour-market", version: "1.0.0" },
		instructions:
			"The shop's tools by the Universal Commerce Protocol. Amounts are in cents of HKD. People pay on the shop's own pages.",
	};
}

function presentTool({ tool, description, input, isChange }: Operation) {
	const schema = input.extend({ meta });
	return {
		name: tool,
		description,
		inputSchema: z.toJSONSchema(schema, { io: "input" }),
		annotations: { readOnlyHint: !isChange, openWorldHint: false },
	};
}

async function callTool(
	ctx: Ctx,
	{ params, authorization }: Sent,
): Promise<Answered> {
	const call = toolCall.safeParse(params);
	const tool = operations.find((one) => one.tool === call.data?.name);
	if (!call.success || !tool) return { error: rpcFaults.parameters };
	try {
		const { meta: about, ...input } = call.data.arguments;
		const said = named.safeParse(about).data;
		const agent = said?.["ucp-agent"] ?? {};
		const key = said?.["idempotency-key"] ?? "";
		const { body } = await perform(ctx, tool, {
			agent,
			input,
			key,
			authorization,
		});
		const text = JSON.stringify(body);
		return {
			result: {
				structuredContent: body,
				content: [{ type: "text", text }],
			},
		};
	} catch (error) {
		return presentFault(ctx, faultOf(ctx, error));
	}
}

function presentFault(ctx: Ctx, fault: ProtocolFault): Answered {
	const { rpcCode, code, content, retryAfterSeconds } = fault;
	const again = retryAfterSeconds && { retry_after: retryAfterSeconds };
	return {
		error: {
			code: rpcCode,
			message: content,
			data: { code, content, ...again, ...asMessage(fault) },
		},
		...(fault.isTransport && { status: fault.status }),
		headers: challengeIn(ctx, fault),
	};
}
