import { createHash } from "node:crypto";
import type { Ctx } from "../../../http/context";
import { hashOfToken } from "../../../secrets/token";
import { OAuthFault } from "./oauth-fault";
import { type Form, proveClient } from "./prove-client";
import {
	deleteLink,
	deleteToken,
	lockToken,
	spendToken,
	type TokenRow,
} from "./repository";
import { issueTokens } from "./token";

// Codes and refresh tokens are good for once. One that comes again is in two hands: all that came of it ends then. Whoever
// has not heard the answer to a refresh token may send it again for a minute.

const againMs = 60_000;

/** RFC 6749, 4.1.3 and 6. */
export async function exchange(ctx: Ctx, form: Form) {
	const kind = kindOf(form);
	const client = await proveClient(ctx, form);
	const sent = kind === "code" ? form.code : form.refresh_token;
	if (!sent) throw new OAuthFault("invalid_request", "What is exchanged?");
	const hash = hashOfToken(sent);
	const now = ctx.now();
	// What is thrown within would be undone with what it ends.
	const issued = await ctx.db.transaction(async (tx) => {
		const found = await lockToken(tx, { hash, now });
		if (found?.token.kind !== kind || found.link.host !== client.host)
			return undefined;
		const { token, link } = found;
		if (kind === "code" && !isForWhoBegan(token, form)) return undefined;
		if (isInTwoHands(token, now)) {
			await deleteLink(tx, link.id);
			return undefined;
		}
		requireScope(form, link.scopes);
		if (!token.spentAt) await spendToken(tx, hash, now);
		return issueTokens(tx, link, now);
	});
	if (!issued)
		throw new OAuthFault("invalid_grant", "It is not, or no longer, good");
	return issued;
}

function kindOf({ grant_type: type }: Form) {
	if (type === "authorization_code") return "code";
	if (type === "refresh_token") return "refresh";
	throw type
		? new OAuthFault("unsupported_grant_type", "A code or a refresh token")
		: new OAuthFault("invalid_request", "grant_type is missing");
}

/** RFC 7636, 4.6: whoever has the code alone gets nothing. */
function isForWhoBegan(token: TokenRow, form: Form): boolean {
	const { redirect_uri: address, code_verifier: verifier = "" } = form;
	const challenge = createHash("sha256").update(verifier).digest("base64url");
	return token.redirectUri === address && token.challenge === challenge;
}

const isInTwoHands = ({ kind, spentAt }: TokenRow, now: Date) =>
	spentAt !== null &&
	(kind === "code" || now.getTime() - spentAt.getTime() > againMs);

/** What was allowed is one thing: it is asked for whole, or not named. */
function requireScope({ scope }: Form, scopes: string[]): void {
	const names = scope?.split(" ").filter(Boolean) ?? scopes;
	if (
		names.length < scopes.length ||
		names.some((name) => !scopes.includes(name))
	)
		throw new OAuthFault("invalid_scope", `It opens ${scopes.join(" ")}`);
}

/** RFC 7009. What it is not, is over already. */
export async function revoke(ctx: Ctx, form: Form): Promise<object> {
	const client = await proveClient(ctx, form);
	if (!form.token) throw new OAuthFault("invalid_request", "token is missing");
	const hash = hashOfToken(form.token);
	await ctx.db.transaction(async (tx) => {
		const found = await lockToken(tx, { hash, now: ctx.now() });
		if (found?.link.host !== client.host) return;
		if (found.token.kind === "access") await deleteToken(tx, hash);
		else await deleteLink(tx, found.link.id);
	});
	return {};
}
