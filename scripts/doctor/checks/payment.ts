import Stripe from "stripe";
import type { StripeMethod } from "@/gateway/contract/sales/payment-terms";
import { openStripe } from "@/gateway/providers/payment/live";
import { askUsable } from "@/gateway/providers/payment/stripe-usable";
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
		const findings = [
			...(await askStripe(settings)),
			...(await describeWays(settings)),
			...(await describeConnect(settings)),
			...describeFps(settings),
		];
		return findings.length > 0
			? findings
			: describeStandIn(
					settings,
					"a test payment stands in, which takes no money",
					"set Stripe's keys, or FPS_ID and FPS_NAME",
				);
	},
});

/** Undefined where the shop has no key of Stripe's. */
function clientOf({
	STRIPE_SECRET_KEY: secretKey,
	STRIPE_API_URL: url,
}: Settings) {
	const keys = { publishableKey: "", webhookSecret: "" };
	return secretKey
		? openStripe({ ...keys, secretKey, url, patienceMs })
		: undefined;
}

function describeFps({ FPS_ID }: Settings): Finding[] {
	return FPS_ID
		? [ok("FPS transfers are taken, and confirmed by an operator")]
		: [];
}

/** As Stripe's dashboard calls them. */
const names: Record<StripeMethod, string> = {
	applePay: "Apple Pay",
	googlePay: "Google Pay",
	card: "cards",
	alipay: "Alipay",
	wechatPay: "WeChat Pay",
};
const said = (methods: StripeMethod[]) =>
	methods.map((method) => names[method]).join(", ");

/** The ways that the keys can really be used for: the others are not offered. */
async function describeWays(settings: Settings): Promise<Finding[]> {
	const client = clientOf(settings);
	if (!client) return [];
	const host = new URL(settings.SITE_URL).hostname;
	try {
		const { usable, off, unregistered } = await askUsable(client, host);
		const findings: Finding[] = [];
		if (usable.length > 0) findings.push(ok(`Stripe takes ${said(usable)}`));
		else
			findings.push(
				fail(
					"Stripe takes no way to pay that the shop has",
					"switch on cards at Stripe, Settings, Payment methods",
				),
			);
		if (unregistered.length > 0)
			findings.push(
				warn(
					`${said(unregistered)} cannot be offered: Stripe does not know ${host}`,
					"register it at Stripe, Settings, Payment method domains",
				),
			);
		if (off.length > 0)
			findings.push(ok(`switched off at Stripe: ${said(off)}`));
		return findings;
	} catch (error) {
		// A key that is refused is told of once.
		if (error instanceof Stripe.errors.StripeAuthenticationError) return [];
		return [
			warn(
				"Stripe does not say which ways are open, so cards alone are offered",
				"let the key read payment method configurations and domains",
			),
		];
	}
}

/** To list accounts changes nothing. */
async function describeConnect(settings: Settings): Promise<Finding[]> {
	if (settings.STRIPE_CONNECT !== "1") return [];
	const client = clientOf(settings);
	if (!client)
		return [
			fail(
				"STRIPE_CONNECT is set and Stripe's keys are not",
				"set STRIPE_SECRET_KEY and its pair, or take STRIPE_CONNECT away",
			),
		];
	try {
		await client.v2.core.accounts.list({ limit: 1 });
		return [ok("merchants can be paid through Stripe Connect")];
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeError)) throw error;
		if (error instanceof Stripe.errors.StripeAuthenticationError) return [];
		return [
			warn(
				"merchants cannot be paid through Stripe: Connect is closed to the key",
				"open Connect at Stripe and let the key write accounts and transfers, or take STRIPE_CONNECT away",
			),
		];
	}
}

async function askStripe(settings: Settings): Promise<Finding[]> {
	const {
		STRIPE_SECRET_KEY: secretKey = "",
		STRIPE_PUBLISHABLE_KEY: publishableKey = "",
	} = settings;
	const client = clientOf(settings);
	if (!client) return [];
	const refusal = await refusalOf(client);
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
