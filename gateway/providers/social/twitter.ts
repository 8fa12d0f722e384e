import { ask, type ServiceAnswer, ServiceAway } from "../ask";
import { NotConfirmed, type Twitter } from "./interface";
import { oauthHeader } from "./oauth-signature";

interface TwitterSettings {
	apiUrl: string;
	consumerKey: string;
	consumerSecret: string;
	/** Where Twitter sends the shopper back to; it stands in the app's list there. */
	callbackUrl: string;
	now: () => Date;
	patienceMs?: number;
}

/** Twitter answers these calls in the form of a query. */
function member(fields: URLSearchParams, name: string): string {
	const value = fields.get(name);
	if (!value) throw new ServiceAway(`Twitter's answer lacks ${name}`);
	return value;
}

export function openTwitter(settings: TwitterSettings): Twitter {
	const { apiUrl, callbackUrl, consumerKey, consumerSecret, now, patienceMs } =
		settings;

	function post(
		path: string,
		parameters: Record<string, string>,
		tokenSecret?: string,
	): Promise<ServiceAnswer> {
		const url = new URL(path, apiUrl);
		const authorization = oauthHeader(
			{ method: "POST", url, parameters },
			{ consumerKey, consumerSecret, tokenSecret },
			now().getTime(),
		);
		return ask(url, {
			method: "POST",
			headers: { authorization },
			patienceMs,
		});
	}

	return {
		requestToken: async () => {
			const { status, text } = await post("/oauth/request_token", {
				oauth_callback: callbackUrl,
			});
			if (status !== 200)
				throw new ServiceAway(`Twitter gives no request token (${status})`);
			const fields = new URLSearchParams(text);
			if (fields.get("oauth_callback_confirmed") !== "true")
				throw new ServiceAway("Twitter did not take the callback");
			const token = member(fields, "oauth_token");
			const authorizationUrl = new URL("/oauth/authenticate", apiUrl);
			authorizationUrl.searchParams.set("oauth_token", token);
			return {
				token,
				tokenSecret: member(fields, "oauth_token_secret"),
				authorizationUrl: authorizationUrl.href,
			};
		},
		identify: async ({ token, tokenSecret, verifier }) => {
			const { status, text } = await post(
				"/oauth/access_token",
				{ oauth_token: token, oauth_verifier: verifier },
				tokenSecret,
			);
			if (status !== 200) throw new NotConfirmed(`Twitter said ${status}`);
			const fields = new URLSearchParams(text);
			return {
				subject: member(fields, "user_id"),
				nickname: member(fields, "screen_name"),
			};
		},
	};
}
