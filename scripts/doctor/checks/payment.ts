import Stripe from "stripe";
import { openStripe } from "@/gateway/providers/payment/live";
import { type Check, type Finding, fail, ok, warn } from "../check";
import { ofGateway } from "../kinds";
import type { Settings } from "../settings";
import { describeStandIn } from "../stand-in";

/** It is asked twice at most. */
const patienceMs = 2_000;
const isTest = (key: string) => /^[a-z]+_test_/.test(key);

export const paymentCheck: Check = ofGateway({
	name: "payment",
	remedy: "correct STRIPE_API_URL, or see status.stripe.com",
	run: async ({ settings }) => {
		const findings = [...(await askStripe(settings)), ...describeFps(settings)];
		return findings.length > 0
			? findings
			: describeStandIn(
					settings,
					"a test payment stands in, which takes no money",
					"set Stripe's keys, or FPS_ID and FPS_NAME",
				);
	},
});

function describeFps({ FPS_ID }: Settings): Finding[] {
	return FPS_ID
		? [ok("FPS transfers are taken, and confirmed by an operator")]
		: [];
}

async function askStripe(settings: Settings): Promise<Finding[]> {
	const {
		STRIPE_SECRET_KEY: secretKey,
		STRIPE_PUBLISHABLE_KEY: publishableKey = "",
		STRIPE_WEBHOOK_SECRET: webhookSecret = "",
		STRIPE_API_URL: url,
	} = settings;
	if (!secretKey) return [];
	const keys = { secretKey, publishableKey, webhookSecret };
	const refusal = await refusalOf(openStripe({ ...keys, url, patienceMs }));
	if (refusal) return [fail(`Stripe: ${refusal}`, "correct STRIPE_SECRET_KEY")];
	if (publishableKey && isTest(publishableKey) !== isTest(secretKey))
		return [
			fail(
				"one of Stripe's keys is for tests and the other is not",
				"set both keys of the same account and mode",
			),
		];
	if (isTest(secretKey))
		return [
			warn(
				"Stripe takes the key, which is for tests and takes no money",
				"set the keys of live mode",
			),
		];
	return [ok("Stripe takes the key")];
}

/** To read the balance changes nothing. A restricted key that may not read it is a key that Stripe knows. */
async function refusalOf(client: Stripe): Promise<string | undefined> {
	try {
		await client.balance.retrieve();
		return undefined;
	} catch (error) {
		if (error instanceof Stripe.errors.StripePermissionError) return undefined;
		if (error instanceof Stripe.errors.StripeAuthenticationError)
			return "the key is refused";
		throw error;
	}
}
