import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import pino from "pino";
import { securityHeaders } from "@/lib/http/security-headers.js";
import { env } from "@/lib/process/env";
import { pass } from "@/lib/proxy/pass";
import { passPicture } from "@/lib/proxy/pass-picture";
import type { Handler } from "./handler";

const { headers: safety } = securityHeaders(false);

/**
 * What the gateway answers, by its usual methods: calls of browsers and pictures that shoppers sent. Next answers all
 * others, and these too under `npm run dev`.
 */
export const isCall = (path: string, method = "") =>
	(/^\/api\/(?:front|operator)\//.test(path) &&
		(method === "GET" || method === "POST")) ||
	(isPicture(path) && method === "GET");

const isPicture = (path: string) => /^\/uploads\/[^/]+$/.test(path);

/** Hands them to the gateway. On their way through the framework most took longer than their answer. */
export function serveCalls(): Handler {
	const log = pino({ level: env().LOG_LEVEL, base: { part: "storefront" } });
	const app = new Hono();
	app.use(compress());
	app.get("/uploads/:name", ({ req }) => passPicture(req.raw));
	app.all("*", ({ req }) => pass(req.raw));
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
