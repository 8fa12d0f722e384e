import { refetchAccount } from "./account-answers";
import { ownPath } from "./from-path";
import { closeLogin, isPageKept } from "./login-dialog";
import { forgetReturnPath, takeReturnPath } from "./return-path";
import { noteSignedIn } from "./signed-in";

/**
 * Goes on as whoever has just been signed in: by a whole page load, which leaves nothing of the visitor. Leads to what
 * was wanted before signing in, else to `path`, else the page is loaded anew. A page whose session ended under it stays
 * with all that was typed into it.
 */
export function goOn(path?: string): void {
	if (isPageKept()) stay();
	else leave(path);
}

function leave(path: string | undefined): void {
	const { location } = window;
	const target = takeReturnPath() ?? ownPath(path, location.origin);
	closeLogin();
	if (target) location.replace(target);
	else location.reload();
}

function stay(): void {
	forgetReturnPath();
	closeLogin();
	noteSignedIn();
	refetchAccount();
}
