import { randomUUID } from "node:crypto";
import type { DataOf, Input } from "../../../contract/call";
import type {
	getTwitterRequestToken,
	loginByTwitter,
	SignedIn,
} from "../../../contract/identity/login";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import type { Twitter } from "../../../providers/social/interface";
import { askService } from "./ask-service";
import * as repository from "./repository";
import { signInPerson } from "./sign-in-person";

// Sign-in by Twitter. The secret of a request token stays here; the browser that began holds a handle for it, which is
// what nobody else can come back with. Both are good for a quarter of an hour and one attempt, however it ends.

const handleLifetimeMs = 15 * 60_000;

function twitterOf({ social }: Ctx): Twitter {
	if (!social.twitter) throw new GatewayError(404, "unknownCall");
	return social.twitter;
}

const oldestHandle = (ctx: Ctx) =>
	new Date(ctx.now().getTime() - handleLifetimeMs);

export async function requestTwitterToken(
	ctx: Ctx,
): Promise<DataOf<typeof getTwitterRequestToken>> {
	const twitter = twitterOf(ctx);
	const given = await askService(ctx, () => twitter.requestToken());
	const handle = randomUUID();
	await repository.deleteHandlesMadeBefore(ctx.db, oldestHandle(ctx));
	await repository.insertHandle(ctx.db, {
		handle,
		requestToken: given.token,
		tokenSecret: given.tokenSecret,
		createdAt: ctx.now(),
	});
	return {
		authorizationURL: given.authorizationUrl,
		token: given.token,
		tokenSecret: handle,
	};
}

export async function signInByTwitter(
	ctx: Ctx,
	{ query }: Input<typeof loginByTwitter>,
): Promise<SignedIn> {
	const twitter = twitterOf(ctx);
	const { oauthToken: token, oauthTokenSecret, oauthVerifier } = query;
	const tokenSecret = await repository.takeTokenSecret(
		ctx.db,
		{ handle: oauthTokenSecret, requestToken: token },
		oldestHandle(ctx),
	);
	if (tokenSecret === undefined) throw new GatewayError(400, "socialRefused");
	const person = await askService(ctx, () =>
		twitter.identify({ token, tokenSecret, verifier: oauthVerifier }),
	);
	return signInPerson(ctx, "twitter", person);
}
