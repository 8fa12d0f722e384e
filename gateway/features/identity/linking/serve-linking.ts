import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
	resourceMetadataPath,
	revocationPath,
	serverMetadataPath,
	tokenPath,
} from "../../../contract/identity/linking-terms";
import type { Ctx, GatewayDeps, GatewayEnv } from "../../../http/context";
import { exchange, revoke } from "./exchange";
import { issuerOf, presentResource, presentServer } from "./metadata";
import { OAuthFault } from "./oauth-fault";
import type { Form } from "./prove-client";

type Served = Context<GatewayEnv>;

const metadataCache = "public, max-age=300";
const notKept = { "cache-control": "no-store" };
const isForm = /^application\/x-www-form-urlencoded\b/i;

/** Not calls of the shop's own protocol: programs speak OAuth 2.0. */
export function serveLinking(
	app: OpenAPIHono<GatewayEnv>,
	{ settings }: GatewayDeps,
): void {
	if (!settings.agents) return;
	const published = [
		[serverMetadataPath, presentServer(settings)],
		[resourceMetadataPath, presentResource(settings)],
	] as const;
	for (const [path, document] of published)
		app.get(path, (c) =>
			c.json(document, 200, { "cache-control": metadataCache }),
		);
	serve(app, tokenPath, exchange);
	serve(app, revocationPath, revoke);
}

function serve(
	app: OpenAPIHono<GatewayEnv>,
	path: string,
	answer: (ctx: Ctx, form: Form) => Promise<object>,
): void {
	app.post(path, async (c) => {
		c.set("call", `POST ${path}`);
		try {
			return c.json(await answer(c.var.ctx, await readForm(c)), 200, notKept);
		} catch (error) {
			if (!(error instanceof OAuthFault)) throw error;
			return refuse(c, error);
		}
	});
}

/** Each parameter once (RFC 6749, 3.2). */
async function readForm({ req }: Served): Promise<Form> {
	if (!isForm.test(req.header("content-type") ?? ""))
		throw new OAuthFault("invalid_request", "It takes a form");
	const sent = [...new URLSearchParams(await req.text())];
	const form = Object.fromEntries(sent);
	if (Object.keys(form).length < sent.length)
		throw new OAuthFault("invalid_request", "A parameter came twice");
	if (sent.some(([, value]) => value.includes("\0")))
		throw new OAuthFault("invalid_request", "A parameter is no text");
	return form;
}

function refuse(c: Served, { code, description, status }: OAuthFault) {
	const { settings } = c.var.ctx;
	return c.json({ error: code, error_description: description }, status, {
		...notKept,
		...(status === 401 && {
			"www-authenticate": `Bearer realm="${issuerOf(settings)}"`,
		}),
	});
}
