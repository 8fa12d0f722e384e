import { type LocaleCode, localeCodes } from "@/gateway/contract/locale";
import { readEntry, removeEntry, writeEntry } from "../storage/storage";

// What a browser must remember while its shopper is away at another service. Coming back without it proves that
// somebody else began the trip: nobody is signed in to an account that a stranger chose.

const entry = "social-trip";

export const socialProviders = ["facebook", "twitter"] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** As their owners write them, in every language. */
export const providerNames: Record<SocialProvider, string> = {
	facebook: "Facebook",
	twitter: "X (Twitter)",
};

export interface SocialTrip {
	provider: SocialProvider;
	/** What the service sends back: Twitter's token, or the state that Facebook was given. */
	mark: string;
	/** Twitter's handle, which it never receives. */
	handle?: string;
	locale: LocaleCode;
	/** Own path to go to afterwards. */
	returnTo: string;
}

/** By hand: the buttons that begin a trip are on a page that loads no schemas. */
function isTrip(found: unknown): found is SocialTrip {
	if (typeof found !== "object" || found === null) return false;
	const { provider, mark, handle, locale, returnTo } = found as SocialTrip;
	return (
		socialProviders.includes(provider) &&
		localeCodes.includes(locale) &&
		[mark, returnTo, handle ?? ""].every((text) => typeof text === "string")
	);
}

/** False where the browser keeps nothing, so that there would be no way back. */
export function beginTrip(began: SocialTrip): boolean {
	return writeEntry(entry, began, "session");
}

export function currentTrip(): SocialTrip | undefined {
	const found = readEntry(entry, "session");
	return isTrip(found) ? found : undefined;
}

export function endTrip(): void {
	removeEntry(entry, "session");
}
