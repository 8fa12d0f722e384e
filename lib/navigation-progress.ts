let here = "";
let isUnderWay = false;
const listeners = new Set<() => void>();

function addressOf({ pathname, search }: URL | Location): string {
	return pathname + search;
}

function set(next: boolean) {
	if (next === isUnderWay) return;
	isUnderWay = next;
	for (const listener of listeners) listener();
}

/** A navigation within the shop begins. One that stays on the page, such as to a heading, is none. */
export function leaveFor(address: string): void {
	set(addressOf(new URL(address, window.location.href)) !== here);
}

/** The page of the address bar is shown, or the shopper has waited long enough. */
export function arrive(): void {
	here = addressOf(window.location);
	set(false);
}

/** Something on this page was asked for and is on its way; call what comes back when it is there. */
export function awaitPart(): () => void {
	set(true);
	return () => set(false);
}

/**
 * Whether a navigation is under way, for `useSyncExternalStore`: a router's transition holds back ordinary state until
 * the new page is there, which is when nobody needs it any more.
 */
export const navigationProgress = {
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
	isUnderWay: () => isUnderWay,
	isUnderWayOnServer: () => false,
} as const;
