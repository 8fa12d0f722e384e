import type { LocaleCode } from "@/gateway/contract/locale";
import type { Api } from "../api/api";
import { accountPaths } from "../routes/account-paths";
import { beginTrip, type SocialProvider } from "./social-trip";

interface Departure {
	provider: SocialProvider;
	facebookAppId: string;
	locale: LocaleCode;
	returnTo: string;
}

/** The address of another service that asks the shopper, with everything remembered for the way back. */
export async function depart(api: Api, departure: Departure): Promise<string> {
	const { provider, facebookAppId, locale, returnTo } = departure;
	if (provider === "facebook") {
		const mark = randomText();
		keep({ provider, mark, locale, returnTo });
		return facebookAddress(facebookAppId, mark);
	}
	const given = await api.get("/api/front/login/twitter/request/token");
	keep({
		provider,
		mark: given.token,
		handle: given.tokenSecret,
		locale,
		returnTo,
	});
	return given.authorizationURL;
}

function keep(trip: Parameters<typeof beginTrip>[0]): void {
	if (!beginTrip(trip)) throw new Error("This browser keeps nothing");
}

/** Facebook's page asks in the shopper's window and comes back with a token behind `#`, which no server sees. */
function facebookAddress(appId: string, state: string): string {
	const address = new URL("https://www.facebook.com/dialog/oauth");
	address.search = String(
		new URLSearchParams({
			client_id: appId,
			redirect_uri:
				window.location.origin + accountPaths.socialReturn("facebook"),
			response_type: "token",
			scope: "public_profile",
			state,
		}),
	);
	return address.href;
}

function randomText(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(24));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
		"",
	);
}
