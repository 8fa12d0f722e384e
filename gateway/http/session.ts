import type { MiddlewareHandler } from "hono";
import {
	findActor,
	findActorOfWrite,
} from "../features/identity/session/service";
import type { Actor, Ctx, GatewayEnv } from "./context";
import { GatewayError } from "./errors";
import { rememberSignature } from "./seen-signatures";
import { readToken } from "./token";
import { refuseSignature } from "./verify-signature";

const scheme = "Bearer ";

/**
 * Finds out who calls, and refuses a write that was received before. A token that opens nothing makes a visitor who
 * carries the fault: calls for everybody answer all the same, and those that need a session say what is wrong with it.
 */
export function readSession(secret: string): MiddlewareHandler<GatewayEnv> {
	return async (c, next) => {
		const { ctx, unseenSignature } = c.var;
		const sent = c.req.header("authorization") ?? "";
		const token = sent.startsWith(scheme) ? sent.slice(scheme.length) : "";
		const claims =
			token && (await readToken(token, { secret, now: ctx.now() }));
		if (typeof claims === "object")
			ctx.actor = await actorOf(ctx, claims, unseenSignature);
		else {
			if (claims) ctx.actor = { kind: "visitor", fault: claims };
			if (unseenSignature)
				refuseSeen(ctx, await rememberSignature(ctx, unseenSignature));
		}
		await next();
	};
}

interface Claims {
	uid: number;
	sid: string;
}

async function actorOf(
	ctx: Ctx,
	{ uid, sid }: Claims,
	signature: string | undefined,
): Promise<Actor> {
	const { isFirst, actor } = signature
		? await findActorOfWrite(ctx, sid, signature)
		: { isFirst: true, actor: await findActor(ctx, sid) };
	refuseSeen(ctx, isFirst);
	return actor?.uid === uid ? actor : { kind: "visitor", fault: 410001 };
}

function refuseSeen(ctx: Ctx, isFirst: boolean): void {
	if (!isFirst) refuseSignature(ctx, new GatewayError(409, "alreadyReceived"));
}
