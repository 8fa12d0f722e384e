import type { Input } from "../../../contract/call";
import type {
	loginByFacebook,
	SignedIn,
} from "../../../contract/identity/login";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { askService } from "./ask-service";
import { signInPerson } from "./sign-in-person";

/** Signs in whoever Facebook says the token was given to, provided that it was given to our app. */
export async function signInByFacebook(
	ctx: Ctx,
	{ body: { accessToken } }: Input<typeof loginByFacebook>,
): Promise<SignedIn> {
	const { facebook } = ctx.social;
	if (!facebook) throw new GatewayError(404, "unknownCall");
	const person = await askService(ctx, () => facebook.identify(accessToken));
	return signInPerson(ctx, "facebook", person);
}
