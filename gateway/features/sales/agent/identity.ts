import type { Context } from "hono";
import type { LinkScope } from "../../../contract/identity/linking-terms";
import type { Ctx, GatewayEnv } from "../../../http/context";
import {
	challengeOf,
	findLinkedShopper,
	type LinkedShopper,
} from "../../identity/linking/service";
import type { AgentCtx } from "./protocol";
import { ProtocolFault } from "./protocol-fault";

// On whose behalf a program asks: of the shopper who has linked the account to it, by the token in `Authorization`.

export const authorizationOf = ({ req }: Context<GatewayEnv>): string =>
	req.header("authorization") ?? "";

/** Undefined where no token came. One that opens nothing, or that is another program's, is refused. */
export async function readShopper(
	ctx: Ctx,
	{ agent, authorization }: { agent: string; authorization: string },
): Promise<LinkedShopper | undefined> {
	if (!authorization) return undefined;
	const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? "";
	const shopper = await findLinkedShopper(ctx, { token, host: agent });
	if (!shopper)
		throw new ProtocolFault(
			"identity_required",
			"The token is not, or no longer, good",
			{ challenge: { error: "invalid_token" } },
		);
	return shopper;
}

/** Whoever has linked the account and allowed that. */
export function requireShopper(
	{ shopper }: AgentCtx,
	scope: LinkScope,
): LinkedShopper {
	if (!shopper)
		throw new ProtocolFault(
			"identity_required",
			"This is the shopper's alone, whose account is not linked",
			{ challenge: { scope } },
		);
	if (!shopper.scopes.includes(scope))
		throw new ProtocolFault(
			"insufficient_scope",
			`The shopper has not allowed ${scope}`,
			{ challenge: { error: "insufficient_scope", scope } },
		);
	return shopper;
}

export const shopperFor = ({ shopper }: AgentCtx, scope: LinkScope) =>
	shopper?.scopes.includes(scope) ? shopper : undefined;

/** How a program learns where an account is linked. */
export const challengeIn = (
	{ settings }: Ctx,
	{ challenge }: ProtocolFault,
): Record<string, string> =>
	challenge ? { "www-authenticate": challengeOf(settings, challenge) } : {};

/** What asks for a link is a message of the protocol too. */
export const asMessage = ({ challenge, code, content }: ProtocolFault) =>
	challenge && {
		messages: [
			{ type: "error", code, content, severity: "requires_buyer_review" },
		],
	};
