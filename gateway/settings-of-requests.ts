import path from "node:path";
import type { WeatherSourceName } from "./contract/delivery/weather-terms";
import type { GatewaySettings } from "./http/context";
import type { GatewaySettingsFromEnvironment } from "./settings";

/** More than one person asks for in an hour who mistypes a number. */
const codesWithoutProof = 3;
/** More than one person mistypes who has forgotten a password, from two addresses. */
const failuresWithoutProof = 20;
/** What nobody mistypes: somebody is guessing, and works for it. */
const failuresWithoutCode = 50;

/** A file is named with its path. */
const weatherSourceOf = (setting: string) =>
	setting.replace(/:.*/s, "") as WeatherSourceName;

function googlePayOf({
	GOOGLE_PAY_MERCHANT_ID: merchantId,
	STRIPE_PUBLISHABLE_KEY: publishableKey,
}: GatewaySettingsFromEnvironment): GatewaySettings["googlePay"] {
	return merchantId && publishableKey
		? { merchantId, publishableKey }
		: undefined;
}

/** What requests are answered by, out of all settings. */
export function settingsOfRequests(
	settings: GatewaySettingsFromEnvironment,
): GatewaySettings {
	return {
		signatureSecret: settings.SIGNATURE_SECRET,
		signatureMode: settings.SIGNATURE_MODE,
		tokenSecret: settings.TOKEN_SECRET,
		siteUrl: settings.SITE_URL,
		isMailLive: settings.SMTP_URL !== undefined,
		isStripeTest: /^.k_test_/.test(settings.STRIPE_SECRET_KEY ?? ""),
		staffSecondFactor: settings.STAFF_SECOND_FACTOR,
		weatherSource: weatherSourceOf(settings.WEATHER_WARNINGS),
		searchLearns: settings.SEARCH_LEARNS === "on",
		agents: settings.AGENTS === "on",
		googlePay: googlePayOf(settings),
		honestPrices: settings.HONEST_PRICES === "on",
		deliveryPromise: settings.DELIVERY_PROMISE,
		buyAgain: settings.BUY_AGAIN === "on",
		sharedBaskets: settings.SHARED_BASKETS === "on",
		shoppingLists: settings.SHOPPING_LISTS === "on",
		smsCountries: settings.SMS_COUNTRIES,
		smsPerDayMax: settings.SMS_PER_DAY_MAX,
		codesWithoutProof,
		failuresWithoutProof,
		failuresWithoutCode,
		docsAssetFolder:
			settings.NODE_ENV === "production"
				? undefined
				: path.resolve("node_modules/swagger-ui-dist"),
	};
}
