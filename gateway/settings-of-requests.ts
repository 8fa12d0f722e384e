import path from "node:path";
import type { GatewaySettings } from "./http/context";
import type { GatewaySettingsFromEnvironment } from "./settings";

/** What requests are answered by, out of all settings. */
export function settingsOfRequests(
	settings: GatewaySettingsFromEnvironment,
): GatewaySettings {
	const { FACEBOOK_APP_ID, FACEBOOK_APP_SECRET } = settings;
	const { TWITTER_CONSUMER_KEY, TWITTER_CONSUMER_SECRET } = settings;
	return {
		signatureSecret: settings.SIGNATURE_SECRET,
		signatureMode: settings.SIGNATURE_MODE,
		tokenSecret: settings.TOKEN_SECRET,
		smsCountries: settings.SMS_COUNTRIES,
		smsPerDayMax: settings.SMS_PER_DAY_MAX,
		facebook:
			FACEBOOK_APP_ID && FACEBOOK_APP_SECRET
				? { appId: FACEBOOK_APP_ID, appSecret: FACEBOOK_APP_SECRET }
				: undefined,
		twitter:
			TWITTER_CONSUMER_KEY && TWITTER_CONSUMER_SECRET
				? {
						consumerKey: TWITTER_CONSUMER_KEY,
						consumerSecret: TWITTER_CONSUMER_SECRET,
					}
				: undefined,
		docsAssetFolder:
			settings.NODE_ENV === "production"
				? undefined
				: path.resolve("node_modules/swagger-ui-dist"),
	};
}
