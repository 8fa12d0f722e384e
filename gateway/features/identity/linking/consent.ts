import type { DataOf, Input } from "../../../contract/call";
import type {
	answerLinkRequest,
	LinkRequest,
	readLinkRequest,
} from "../../../contract/identity/linking";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { hashOfToken, newToken } from "../../../secrets/token";
import { holdOwnAccount } from "../user/service";
import { addressBack, readWanted } from "./link-request";
import { insertLink, insertTokens } from "./repository";

// A shopper is asked on a page of the shop, signed in there, and says yes or no. What goes back to the program is a code
// for once, which is worth nothing to who has not begun (RFC 7636).

const codeMs = 2 * 60_000;

export async function showWanted(
	ctx: Ctx,
	asked: LinkRequest,
): Promise<DataOf<typeof readLinkRequest>> {
	signedInActor(ctx);
	const { client, scopes, fault } = await readWanted(ctx, asked);
	if (fault) return { address: addressBack(ctx, asked, { error: fault }) };
	return { program: client.name, host: client.host, scopes };
}

export async function answerWanted(
	ctx: Ctx,
	{ isAllowed, ...asked }: Input<typeof answerLinkRequest>["body"],
): Promise<DataOf<typeof answerLinkRequest>> {
	const { uid: accountId } = signedInActor(ctx);
	const { client, scopes, fault } = await readWanted(ctx, asked);
	const error = fault ?? (isAllowed ? undefined : "access_denied");
	if (error) return { address: addressBack(ctx, asked, { error }) };
	const code = newToken();
	const createdAt = ctx.now();
	await ctx.db.transaction(async (tx) => {
		await holdOwnAccount(tx, accountId);
		const { host } = client;
		const linkId = await insertLink(tx, { accountId, host, scopes, createdAt });
		await insertTokens(tx, [
			{
				hash: hashOfToken(code),
				linkId,
				kind: "code",
				redirectUri: asked.redirect_uri,
				challenge: asked.code_challenge,
				expiresAt: new Date(createdAt.getTime() + codeMs),
			},
		]);
	});
	return { address: addressBack(ctx, asked, { code }) };
}
