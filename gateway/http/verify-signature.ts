import type { Context, MiddlewareHandler } from "hono";
import type { Json } from "../contract/canonical-json";
import { stripeWebhook } from "../contract/sales/payment";
import type { Ctx, GatewayDeps, GatewayEnv } from "./context";
import { GatewayError } from "./errors";
import { isJsonRequest, readJsonBody } from "./json-body";
import { isSameSignature, sign } from "./signature";

export const clockToleranceMs = 5 * 60_000;

/** What must be signed: a JSON body that is not empty, or the query of a GET as an object of decoded strings. */
async function signedPayload(
	c: Context<GatewayEnv>,
): Promise<Json | undefined> {
	if (c.req.method === "GET") {
		const query = c.req.query();
		return Object.keys(query).length > 0 ? query : undefined;
	}
	return isJsonRequest(c) ? readJsonBody(c) : undefined;
}

/** Whoever makes these calls cannot know our secret, and signs in a way of its own. */
const signedOtherwise: readonly string[] = [stripeWebhook.path];

/**
 * Refuses unsigned, altered and stale requests; in report mode it only says so in the log. Whether a write is repeated is
 * asked of the database together with the session, see `session.ts`.
 */
export function verifySignature(
	settings: GatewayDeps["settings"],
): MiddlewareHandler<GatewayEnv> {
	return async (c, next) => {
		if (signedOtherwise.includes(c.req.path)) return next();
		const payload = await signedPayload(c);
		if (payload !== undefined && settings.signatureMode !== "off") {
			const fault = findFault(c, payload, settings.signatureSecret);
			if (fault) refuseSignature(c.var.ctx, fault);
			else if (c.req.method !== "GET")
				c.set("unseenSignature", c.req.header("signature"));
		}
		await next();
	};
}

/** Throws the fault, or says it in the log where signatures are only watched. */
export function refuseSignature(
	{ settings, log }: Ctx,
	fault: GatewayError,
): void {
	if (settings.signatureMode === "enforce") throw fault;
	log.warn({ word: fault.word }, "signature fault");
}

function findFault(
	c: Context<GatewayEnv>,
	payload: Json,
	secret: string,
): GatewayError | undefined {
	const { ctx } = c.var;
	const timestamp = c.req.header("timestamp") ?? "";
	const signature = c.req.header("signature") ?? "";
	const now = ctx.now().getTime();
	if (!/^\d{1,16}$/.test(timestamp) || signature === "")
		return new GatewayError(400, "signatureWrong");
	if (Math.abs(now - Number(timestamp)) > clockToleranceMs)
		return new GatewayError(400, "clockOff", { data: { serverTime: now } });

	const token = c.req.header("authori-zation") ?? "";
	if (!isSameSignature(signature, sign({ payload, token, secret, timestamp })))
		return new GatewayError(400, "signatureWrong");
	return undefined;
}
