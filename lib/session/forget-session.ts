import Cookies from "js-cookie";
import { mutate } from "swr";
import { forgetEntries } from "../storage";
import { clearCartNumbers } from "./cart-number";
import { hintCookie } from "./hint";
import { noteSignedIn } from "./signed-in";

/** First word of the SWR keys of whatever belongs to the account: `[accountKey, "menu"]`. */
export const accountKey = "account";

function isOfAccount(key: unknown): boolean {
	return Array.isArray(key) && key[0] === accountKey;
}

/**
 * Leaves nothing of the account on this device: entries, answers kept by SWR, the number of goods in the cart, the name
 * on the screen. The session's own cookie belongs to the browser's door, which has taken it away by then.
 */
export function forgetSession(): void {
	Cookies.remove(hintCookie, { path: "/" });
	forgetEntries();
	clearCartNumbers();
	noteSignedIn();
	void mutate(isOfAccount, undefined, { revalidate: false });
}
