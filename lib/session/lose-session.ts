import Cookies from "js-cookie";
import { forgetSession } from "./forget-session";
import { fromPathCookie, fromPathSeconds } from "./from-path";
import { isLoginOpen, openLogin } from "./login-dialog";

/**
 * The gateway says that nobody is signed in. However many calls hear it at once, the shopper is asked once, in place:
 * the page and what was typed into it stay.
 */
export function loseSession(): void {
	if (isLoginOpen()) return;
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
