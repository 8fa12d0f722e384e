import Cookies from "js-cookie";
import { fromPathCookie, ownPath } from "./from-path";

/** Where the shopper wanted to go before signing in, readable once; undefined where there is none, or it leads elsewhere. */
export function takeReturnPath(): string | undefined {
	const kept = Cookies.get(fromPathCookie);
	forgetReturnPath();
	return ownPath(kept, window.location.origin);
}

export function forgetReturnPath(): void {
	Cookies.remove(fromPathCookie, { path: "/" });
}
