import { parse } from "hono/utils/cookie";
import { decodeJwt } from "jose";
import { z } from "zod";
import { idempotencyHeader } from "@/gateway/contract/idempotency";
import { loginStrategies } from "@/gateway/contract/identity/login";
import { env } from "../process/env";
import { hintCookie, readHint } from "../session/hint";
import { sessionCookie } from "../session/session-cookie";
import type { Caller } from "../transport/gateway-headers";
import { trustedAddress } from "./client-address";

const claims = z.object({
	uid: z.int().positive(),
	strategy: z.enum(loginStrategies),
});

/** Whose call a browser makes. The gateway checks the token; what is read from it here only fills headers. */
export function callerOf({ headers }: Pick<Request, "headers">): Caller {
	const cookies = parse(headers.get("cookie") ?? "");
	const token = cookies[sessionCookie(env().SITE_URL)];
	return {
		address: trustedAddress(headers),
		agent: headers.get("user-agent") ?? undefined,
		altcha: headers.get("altcha") ?? undefined,
		idempotencyKey: headers.get(idempotencyHeader) ?? undefined,
		...(token && {
			token,
			...claimsOf(token),
			nickname: nicknameOf(cookies[hintCookie]),
		}),
	};
}

function claimsOf(token: string): Partial<z.infer<typeof claims>> {
	try {
		return claims.safeParse(decodeJwt(token)).data ?? {};
	} catch {
		// A foreign gateway's token may be anything.
		return {};
	}
}

function nicknameOf(hint: string | undefined): string | undefined {
	return readHint(hint)?.nickname;
}
