import type { Transaction } from "../../../db/client";
import { hashOfToken, newToken } from "../../../secrets/token";
import { insertTokens } from "./repository";

/** What programs show at each request, and what they renew it with. */
const lives = { access: 60 * 60_000, refresh: 90 * 24 * 60 * 60_000 };

/** Those that are newly drawn, as their program hears of them (RFC 6749, 5.1). */
export async function issueTokens(
	tx: Transaction,
	link: { id: number; scopes: string[] },
	now: Date,
) {
	const [access, refresh] = [newToken(), newToken()];
	const rowOf = (kind: keyof typeof lives, token: string) => ({
		hash: hashOfToken(token),
		linkId: link.id,
		kind,
		expiresAt: new Date(now.getTime() + lives[kind]),
	});
	await insertTokens(tx, [rowOf("access", access), rowOf("refresh", refresh)]);
	return {
		access_token: access,
		token_type: "Bearer",
		expires_in: lives.access / 1_000,
		refresh_token: refresh,
		scope: link.scopes.join(" "),
	};
}
