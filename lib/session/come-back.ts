import type { SignedIn } from "@/gateway/contract/identity/login";
import type { Api } from "../api/api";
import type { SocialProvider, SocialTrip } from "./social-trip";

/** Why nobody was signed in, where the gateway was not even asked. */
export type TripFault = "declined" | "lost";

interface Arrival {
	search: string;
	/** With what stands behind `#`. */
	hash: string;
}

/** The browser's door keeps the token. */
type Finish = (api: Api) => Promise<Omit<SignedIn, "token">>;

/** How to finish a trip with what the other service sent along, or why it cannot be finished. */
export function comeBack(
	provider: SocialProvider,
	{ search, hash }: Arrival,
	trip: SocialTrip | undefined,
): Finish | TripFault {
	const query = new URLSearchParams(search);
	const fragment = new URLSearchParams(hash.slice(1));
	// The shopper said no, or was not signed in there and turned back.
	if (query.has("denied") || query.has("error")) return "declined";
	if (trip?.provider !== provider) return "lost";
	return provider === "twitter"
		? fromTwitter(query, trip)
		: fromFacebook(fragment, trip);
}

function fromTwitter(query: URLSearchParams, trip: SocialTrip) {
	const oauthToken = query.get("oauth_token");
	const oauthVerifier = query.get("oauth_verifier");
	if (oauthToken !== trip.mark || !oauthVerifier || !trip.handle) return "lost";
	const proof = { oauthToken, oauthTokenSecret: trip.handle, oauthVerifier };
	return (api: Api) => api.get("/api/front/login/twitter", { query: proof });
}

function fromFacebook(fragment: URLSearchParams, trip: SocialTrip) {
	const accessToken = fragment.get("access_token");
	if (fragment.get("state") !== trip.mark || !accessToken) return "lost";
	return (api: Api) =>
		api.post("/api/front/login/facebook", { body: { accessToken } });
}
