import { openFacebook } from "./facebook";
import type { SocialProviders } from "./interface";
import { openTwitter } from "./twitter";

interface SocialSettings {
	SITE_URL: string;
	TWITTER_CONSUMER_KEY?: string;
	TWITTER_CONSUMER_SECRET?: string;
	TWITTER_API_URL: string;
	FACEBOOK_APP_ID?: string;
	FACEBOOK_APP_SECRET?: string;
	FACEBOOK_GRAPH_URL: string;
}

/** The services whose keys the operator has set. */
export function openSocialProviders(
	settings: SocialSettings,
	now: () => Date,
): SocialProviders {
	const { TWITTER_CONSUMER_KEY, TWITTER_CONSUMER_SECRET } = settings;
	const { FACEBOOK_APP_ID, FACEBOOK_APP_SECRET } = settings;
	const providers: SocialProviders = {};
	if (TWITTER_CONSUMER_KEY && TWITTER_CONSUMER_SECRET)
		providers.twitter = openTwitter({
			apiUrl: settings.TWITTER_API_URL,
			consumerKey: TWITTER_CONSUMER_KEY,
			consumerSecret: TWITTER_CONSUMER_SECRET,
			callbackUrl: new URL("/login/twitter", settings.SITE_URL).href,
			now,
		});
	if (FACEBOOK_APP_ID && FACEBOOK_APP_SECRET)
		providers.facebook = openFacebook({
			graphUrl: settings.FACEBOOK_GRAPH_URL,
			appId: FACEBOOK_APP_ID,
			appSecret: FACEBOOK_APP_SECRET,
			now,
		});
	return providers;
}
