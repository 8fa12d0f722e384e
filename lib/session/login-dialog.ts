/** Asks the sign-in dialog to open. `reason` names what the shopper was about to do. */
export function openLogin(reason?: string): void {
	window.dispatchEvent(new CustomEvent("open-login", { detail: reason }));
}
