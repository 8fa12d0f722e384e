import { z } from "zod/mini";
import { localeCodes } from "@/gateway/contract/locale";
import { readEntry, removeEntry, writeEntry } from "../storage";

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

const trip = z.object({
	provider: z.enum(socialProviders),
	/** What the service sends back: Twitter's token, or the state that Facebook was given. */
	mark: z.string(),
	/** Twitter's handle, which it is never told. */
	handle: z.optional(z.string()),
	locale: z.enum(localeCodes),
	/** Own path to go to afterwards. */
	returnTo: z.string(),
});
export type SocialTrip = z.infer<typeof trip>;

/** False where the browser keeps nothing, so that there would be no way back. */
export function beginTrip(began: SocialTrip): boolean {
	return writeEntry(entry, began, "session");
}

export function currentTrip(): SocialTrip | undefined {
	return trip.safeParse(readEntry(entry, "session")).data;
}

export function endTrip(): void {
	removeEntry(entry, "session");
}
