import { ownPath } from "./from-path";
import { takeReturnPath } from "./return-path";

/**
 * Goes on as the member who has just been signed in: by a whole page load, which leaves nothing of the visitor. Leads to
 * what was wanted before signing in, else to `path`, else the page is loaded anew.
 */
export function goOn(path?: string): void {
	const { location } = window;
	const target = takeReturnPath() ?? ownPath(path, location.origin);
	if (target) location.replace(target);
	else location.reload();
}
