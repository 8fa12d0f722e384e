import Cookies from "js-cookie";
import { forgetSession } from "./forget-session";
import { fromPathCookie, fromPathSeconds } from "./from-path";
import { isLoginOpen, openLogin } from "./login-dialog";
import { countLoss, lossesSoFar } from "./losses";

/**
 * The gateway says that nobody is signed in. However many calls hear it, the shopper is asked once, in place: the page
 * and what was typed into it stay. A call that set out before the loss was known tells nothing new, also when its answer
 * comes after the dialog was closed: only what is begun from then on asks again.
 */
export function loseSession(lossesBefore: number): void {
	if (isLoginOpen() || lossesBefore < lossesSoFar()) return;
	countLoss();
	const { pathname, search, protocol } = window.location;
	Cookies.set(fromPathCookie, pathname + search, {
		path: "/",
		sameSite: "lax",
		secure: protocol === "https:",
		expires: new Date(Date.now() + fromPathSeconds * 1000),
	});
	forgetSession();
	openLogin("expired");
}
