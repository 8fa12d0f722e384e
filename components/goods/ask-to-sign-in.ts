/** Heard by the goods page, which says that ordering opens soon. */
export const signInAsked = "hm:sign-in-asked";

/** What stands between a visitor and a cart or a coupon: every button that needs an account comes through here. */
export function askToSignIn(): void {
	window.dispatchEvent(new Event(signInAsked));
}
