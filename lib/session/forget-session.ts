import Cookies from "js-cookie";
import { basketEntry } from "../cart/basket-names";
import { rereadLocation } from "../location/chosen-location";
import { forgetOwnCopies } from "../offline/own-copies";
import { consentEntry } from "../page-view/consent";
import { forgetEntries } from "../storage/storage";
import { forgetAccountAnswers } from "./account-answers";
import { hintCookie } from "./hint";
import { agreedEntry } from "./login-draft";
import { noteSignedIn } from "./signed-in";

/**
 * Leaves nothing of the account on this device: entries, answers kept by SWR and by the worker, the name on the screen. The session's own cookie belongs to the browser's door, which has taken it away by then.
 */
export function forgetSession(): void {
	Cookies.remove(hintCookie, { path: "/" });
	// A basket is no account's: what could not be joined yet waits for whoever signs in next.
	forgetEntries([consentEntry, agreedEntry, basketEntry]);
	void forgetOwnCopies();
	rereadLocation();
	noteSignedIn();
	forgetAccountAnswers();
}
