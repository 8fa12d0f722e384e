import Cookies from "js-cookie";
import { readPlaceAnew } from "../place/chosen-place";
import { forgetEntries } from "../storage";
import { consentEntry } from "../visit/consent";
import { forgetAccountAnswers } from "./account-answers";
import { hintCookie } from "./hint";
import { noteSignedIn } from "./signed-in";

/**
 * Leaves nothing of the account on this device: entries, answers kept by SWR, the name on the screen. The session's own cookie belongs to the browser's door, which has taken it away by then.
 */
export function forgetSession(): void {
	Cookies.remove(hintCookie, { path: "/" });
	forgetEntries([consentEntry]);
	readPlaceAnew();
	noteSignedIn();
	forgetAccountAnswers();
}
