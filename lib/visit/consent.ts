import { useSyncExternalStore } from "react";
import { readEntry, writeEntry } from "../storage";

/** Of what the shopper said about statistics; it belongs to the device, whoever signs in or out there. */
export const consentEntry = "visit-consent";

/** `asked` until the shopper has said something, `refused-by-browser` where the browser says it for them. */
export type Consent = "asked" | "yes" | "no" | "refused-by-browser";

const listeners = new Set<() => void>();

/** Do Not Track and Global Privacy Control are an answer, and nobody asks again. */
function isRefusedByBrowser(): boolean {
	const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
		globalPrivacyControl?: boolean;
	};
	return doNotTrack === "1" || globalPrivacyControl === true;
}

export function readConsent(): Consent {
	if (isRefusedByBrowser()) return "refused-by-browser";
	const said = readEntry(consentEntry);
	return said === "yes" || said === "no" ? said : "asked";
}

export function sayConsent(said: "yes" | "no"): void {
	writeEntry(consentEntry, said);
	for (const listener of listeners) listener();
}

function listen(listener: () => void) {
	listeners.add(listener);
	// Other tabs of the shop.
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

/** Undefined on the server, which knows nobody. */
export function useConsent(): Consent | undefined {
	return useSyncExternalStore<Consent | undefined>(
		listen,
		readConsent,
		() => undefined,
	);
}
