import { jwtVerify, SignJWT } from "jose";
import { JOSEError, JWTExpired } from "jose/errors";
import { z } from "zod";
import {
	type LoginStrategy,
	loginStrategies,
} from "../contract/identity/login";
import { type AccountKind, accountKinds } from "../contract/identity/user";
import type { TokenFault } from "./context";

/** Seven days, as long as the cookie that carries it. */
export const sessionSeconds = 604_800;

export interface TokenClaims {
	uid: number;
	sid: string;
	kind: AccountKind;
	strategy: LoginStrategy;
}

const algorithm = "HS256";
const claims = z.object({
	uid: z.int().positive(),
	sid: z.uuid(),
	kind: z.enum(accountKinds),
	strategy: z.enum(loginStrategies),
});

const keyOf = (secret: string) => new TextEncoder().encode(secret);

export function signToken(
	{ uid, sid, kind, strategy }: TokenClaims,
	{ secret, expiresAt }: { secret: string; expiresAt: Date },
): Promise<string> {
	return new SignJWT({ uid, sid, kind, strategy })
		.setProtectedHeader({ alg: algorithm, typ: "JWT" })
		.setExpirationTime(expiresAt)
		.sign(keyOf(secret));
}

/** The claims of a token that we signed and that has not run out, or what is wrong with it. */
export async function readToken(
	token: string,
	{ secret, now }: { secret: string; now: Date },
): Promise<TokenClaims | TokenFault> {
	try {
		const { payload } = await jwtVerify(token, keyOf(secret), {
			algorithms: [algorithm],
			currentDate: now,
		});
		return claims.parse(payload);
	} catch (error) {
		if (error instanceof JWTExpired) return 410001;
		if (error instanceof JOSEError || error instanceof z.ZodError)
			return 410002;
		throw error;
	}
}
