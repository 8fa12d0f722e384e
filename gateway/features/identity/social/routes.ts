import {
	getTwitterRequestToken,
	loginByFacebook,
	loginByTwitter,
} from "../../../contract/identity/login";
import { route } from "../../../http/route";
import { signInByFacebook } from "./facebook";
import { requestTwitterToken, signInByTwitter } from "./twitter";

export const socialRoutes = [
	route(getTwitterRequestToken, (ctx) => requestTwitterToken(ctx)),
	route(loginByTwitter, signInByTwitter),
	route(loginByFacebook, signInByFacebook),
];
