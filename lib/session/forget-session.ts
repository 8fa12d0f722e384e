import Cookies from "js-cookie";
import { forgetEntries } from "../storage";
import { forgetAccountAnswers } from "./account-answers";
import { clearCartNumbers } from "./cart-number";
import { hintCookie } from "./hint";
import { noteSignedIn } from "./signed-in";

/**
 * Leaves nothing of the account on this device: entries, answers kept by SWR, the number of goods in the cart, the name
 * on the screen. The session's own cookie belongs to the browser's door, which has taken it away by then.
 */
export function forgetSession(): void {
	Cookies.remove(hintCookie, { path: "/" });
	forgetEntries();
	clearCartNumbers();
	noteSignedIn();
	forgetAccountAnswers();
}
