import type { MiddlewareHandler } from "hono";
import { findActor } from "../features/session/service";
import type { Actor, Ctx, GatewayEnv } from "./context";
import { readToken } from "./token";

const scheme = "Bearer ";

/**
 * Finds out who calls. A token that opens nothing makes a visitor who carries the fault: calls for everybody answer
 * all the same, and those that need a session say what is wrong with it.
 */
export function readSession(secret: string): MiddlewareHandler<GatewayEnv> {
	return async (c, next) => {
		const { ctx } = c.var;
		const sent = c.req.header("authorization") ?? "";
		const token = sent.startsWith(scheme) ? sent.slice(scheme.length) : "";
		if (token) ctx.actor = await actorOf(ctx, token, secret);
		await next();
	};
}

async function actorOf(
	ctx: Ctx,
	token: string,
	secret: string,
): Promise<Actor> {
	const claims = await readToken(token, { secret, now: ctx.now() });
	if (typeof claims === "number") return { kind: "visitor", fault: claims };
	const actor = await findActor(ctx, claims.sid);
	return actor?.uid === claims.uid ? actor : { kind: "visitor", fault: 410001 };
}
