import { useSyncExternalStore } from "react";
import { createListeners } from "../page-state/store";
import { readEntry, writeEntry } from "../storage/storage";

/** Of what the shopper said about statistics; it belongs to the device, whoever signs in or out there. */
export const consentEntry = "statistics-consent";

/** `asked` until the shopper has said something, `refused-by-browser` where the browser says it for them. */
export type Consent = "asked" | "yes" | "no" | "refused-by-browser";

/** Other tabs of the shop too. */
const { tell, listen } = createListeners((changed) => {
	window.addEventListener("storage", changed);
	return () => window.removeEventListener("storage", changed);
});

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
	tell();
}

/** Undefined on the server, which knows nobody. */
export function useConsent(): Consent | undefined {
	return useSyncExternalStore<Consent | undefined>(
		listen,
		readConsent,
		() => undefined,
	);
}
