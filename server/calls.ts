import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import pino from "pino";
import { answerMetrics } from "@/gateway/answer-metrics";
import { isAgentPath } from "@/gateway/contract/sales/agent-terms";
import { securityHeaders } from "@/lib/http/security-headers.js";
import { env } from "@/lib/process/env";
import { pass } from "@/lib/proxy/pass";
import { passAgent } from "@/lib/proxy/pass-agent";
import { passPicture } from "@/lib/proxy/pass-picture";
import { hosted } from "@/lib/transport/gateway-transport";
import type { Handler } from "./handler";

const { headers: safety } = securityHeaders(false);

/**
 * What the gateway answers, by its usual methods: calls of browsers, pictures that shoppers sent, and what programs ask
 * that shop for somebody. Next answers all others, and these too under `npm run dev`.
 */
export const isCall = (path: string, method = "") =>
	isAgentPath(path) ||
	(method === "GET" && (calls.test(path) || others.test(path))) ||
	(method === "POST" && calls.test(path));

const calls = /^\/api\/(?:front|operator)\//;
const others = /^\/(?:uploads\/[^/]+|metrics)$/;

/**
 * Hands them to the gateway. On their way through the framework most took longer than their answer. A path that climbs
 * out of its folder by ".." is none of them once it is resolved, and finds nothing.
 */
export function serveCalls(): Handler {
	const log = pino({ level: env().LOG_LEVEL, base: { part: "storefront" } });
	const app = new Hono();
	app.use(compress());
	app.get("/uploads/:name", ({ req }) => passPicture(req.raw));
	app.all("/api/front/*", ({ req }) => pass(req.raw));
	app.all("/api/operator/*", ({ req }) => pass(req.raw));
	app.use(({ req }, next) =>
		isAgentPath(req.path) ? passAgent(req.raw) : next(),
	);
	app.get("/metrics", ({ req }) => {
		const { opened } = hosted();
		if (opened) return opened.gateway.fetch(req.raw);
		return answerMetrics(env().METRICS_TOKEN, req.header("authorization"));
	});
	app.onError((error) => {
		log.error({ err: error }, "A call found no gateway");
		return new Response(null, {
			status: 500,
			headers: { "cache-control": "no-store" },
		});
	});
	const listener = getRequestListener(app.fetch, {
		overrideGlobalObjects: false,
	});
	return (req, res) => {
		for (const { key, value } of safety) res.setHeader(key, value);
		return listener(req, res);
	};
}
