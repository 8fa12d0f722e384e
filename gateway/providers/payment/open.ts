import type { Database } from "../../db/client";
import type { GatewaySettingsFromEnvironment } from "../../settings";
import { payOutByStripe } from "../payout/live";
import { openTestPayouts } from "../payout/local";
import { takeTransfers } from "./fps";
import type { PaymentProviders } from "./interface";
import { chargeByStripe } from "./live";
import { openTestPayments } from "./local";
import { shareBeginnings } from "./share-beginnings";

type PaymentSettings = Pick<
	GatewaySettingsFromEnvironment,
	| "STRIPE_SECRET_KEY"
	| "STRIPE_PUBLISHABLE_KEY"
	| "STRIPE_WEBHOOK_SECRET"
	| "STRIPE_API_URL"
	| "STRIPE_CONNECT"
	| "FPS_ID"
	| "FPS_NAME"
	| "NODE_ENV"
	| "SITE_URL"
	| "ALLOW_LOCAL_PROVIDERS"
>;

interface Deps {
	db: Database;
	now: () => Date;
}

/** The ways to pay that the settings name. A production shop that takes money never has the test provider beside it. */
export function openPaymentProviders(
	settings: PaymentSettings,
	deps: Deps,
): PaymentProviders {
	const providers: PaymentProviders = {};
	const {
		STRIPE_SECRET_KEY: secretKey,
		STRIPE_PUBLISHABLE_KEY: publishableKey,
		STRIPE_WEBHOOK_SECRET: webhookSecret,
		STRIPE_API_URL: url,
		FPS_ID: fpsId,
		FPS_NAME: name,
	} = settings;
	if (secretKey && publishableKey && webhookSecret) {
		const host = new URL(settings.SITE_URL).hostname;
		const keys = { secretKey, publishableKey, webhookSecret, url };
		const stripe = { ...keys, host, now: deps.now };
		providers.stripe = shareBeginnings(chargeByStripe(stripe));
		if (settings.STRIPE_CONNECT === "1")
			providers.payouts = payOutByStripe(stripe);
	}
	if (fpsId && name) providers.fps = takeTransfers({ fpsId, name });
	const takesMoney = Object.keys(providers).length > 0;
	const isAllowed =
		settings.NODE_ENV !== "production" ||
		(settings.ALLOW_LOCAL_PROVIDERS === "1" && !takesMoney);
	if (isAllowed) {
		providers.local = shareBeginnings(openTestPayments(deps));
		providers.payouts ??= openTestPayouts();
	}
	return providers;
}
