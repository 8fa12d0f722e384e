import { createStore } from "./store";

let here = "";
const underWay = createStore(false);

function addressOf({ pathname, search }: URL | Location): string {
	return pathname + search;
}

/** A navigation within the shop begins. One that stays on the page, such as to a heading, is none. */
export function leaveFor(address: string): void {
	underWay.set(addressOf(new URL(address, window.location.href)) !== here);
}

/** The page of the address bar is shown, or the shopper has waited long enough. */
export function arrive(): void {
	here = addressOf(window.location);
	underWay.set(false);
}

/** Something on this page was asked for and is on its way; call what comes back when it is there. */
export function awaitPart(): () => void {
	underWay.set(true);
	return () => underWay.set(false);
}

/**
 * Whether a navigation is under way, for `useSyncExternalStore`: a router's transition holds back ordinary state until
 * the new page is there, which is when nobody needs it any more.
 */
export const navigationProgress = {
	subscribe: underWay.listen,
	isUnderWay: underWay.get,
	isUnderWayOnServer: () => false,
} as const;
