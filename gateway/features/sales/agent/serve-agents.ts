import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
	agentHeader,
	mcpPath,
	profilePath,
	restPath,
} from "../../../contract/sales/agent-terms";
import type { GatewayDeps, GatewayEnv } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { isJsonRequest, readJsonBody } from "../../../http/json-body";
import { asMessage, authorizationOf, challengeIn } from "./identity";
import { answerRpc } from "./mcp";
import { type Operation, operations } from "./operations";
import { perform } from "./perform";
import { presentProfile } from "./profile";
import { faultOf } from "./protocol-fault";
import { readAgentHeader } from "./read-agent";

type Served = Context<GatewayEnv>;

const profileCache = "public, max-age=300";
const notKept = { "cache-control": "no-store" };

/** Not calls of the shop's own protocol: programs that shop for somebody speak the Universal Commerce Protocol. */
export function serveAgents(
	app: OpenAPIHono<GatewayEnv>,
	{ settings }: GatewayDeps,
): void {
	if (!settings.agents) return;
	const profile = presentProfile(settings);
	app.get(profilePath, (c) =>
		c.json(profile, 200, { "cache-control": profileCache }),
	);
	for (const one of operations) serveOperation(app, one);
	app.post(mcpPath, (c) => {
		c.set("call", `POST ${mcpPath}`);
		return answerRpc(c);
	});
	// It sends nothing by itself, and keeps no sessions.
	app.on(["GET", "DELETE"], mcpPath, (c) => c.body(null, 405));
}

function serveOperation(app: OpenAPIHono<GatewayEnv>, one: Operation): void {
	const path = restPath + one.path;
	app.on(one.method, path, async (c) => {
		c.set("call", `${one.method} ${path}`);
		try {
			const { ctx } = c.var;
			const { status, body } = await perform(ctx, one, {
				agent: readAgentHeader(c.req.header(agentHeader) ?? ""),
				input: { ...c.req.param(), ...(await readBody(c, one)) },
				key: ctx.idempotencyKey,
				authorization: authorizationOf(c),
			});
			return c.json(body, status, notKept);
		} catch (error) {
			return sendFault(c, error);
		}
	});
}

async function readBody(c: Served, { body }: Operation) {
	if (!body) return {};
	if (!isJsonRequest(c)) throw new GatewayError(400, "parameterInvalid");
	return { [body]: await readJsonBody(c) };
}

function sendFault(c: Served, error: unknown): Response {
	const fault = faultOf(c.var.ctx, error);
	const { code, content, status, retryAfterSeconds } = fault;
	return c.json({ code, content, ...asMessage(fault) }, status, {
		...notKept,
		...challengeIn(c.var.ctx, fault),
		...(retryAfterSeconds && { "retry-after": String(retryAfterSeconds) }),
	});
}
