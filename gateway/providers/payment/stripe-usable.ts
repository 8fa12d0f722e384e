import type Stripe from "stripe";
import {
	payMethods,
	type StripeMethod,
	termsOf,
} from "../../contract/sales/payment-terms";

/** A page may wait for this once: it is asked for no second time at once. */
const patience = { timeout: 2_000, maxNetworkRetries: 0 };

const stripeMethods = payMethods.filter(
	(method): method is StripeMethod => termsOf(method).stripeType !== undefined,
);
const walletNames = { applePay: "apple_pay", googlePay: "google_pay" } as const;

export interface StripeWays {
	object: "ways";
	usable: StripeMethod[];
	/** Switched off at Stripe, or not open to this account. */
	off: StripeMethod[];
	/** Switched on, but not for the shop's own host. */
	unregistered: StripeMethod[];
}

/**
 * Which ways an account can use, by its default configuration of payment methods. Wallets of a device are drawn by Stripe
 * on hosts that are registered with it, and nowhere else. To read both changes nothing.
 */
export async function askUsable(
	client: Stripe,
	host: string,
): Promise<StripeWays> {
	const [configurations, domains] = await Promise.all([
		client.paymentMethodConfigurations.list({ limit: 100 }, patience),
		client.paymentMethodDomains.list({ domain_name: host }, patience),
	]);
	const active = configurations.data.filter((one) => one.active);
	const configuration = active.find((one) => one.is_default) ?? active[0];
	const domain = domains.data.find((one) => one.enabled);
	const ways: StripeWays = {
		object: "ways",
		usable: [],
		off: [],
		unregistered: [],
	};
	for (const method of stripeMethods) {
		const { wallet, stripeType = "card" } = termsOf(method);
		const name = wallet ? walletNames[wallet] : stripeType;
		const setting = configuration?.[name];
		const isOn =
			setting?.available && setting.display_preference.value === "on";
		if (!isOn) ways.off.push(method);
		else if (wallet && domain?.[walletNames[wallet]].status !== "active")
			ways.unregistered.push(method);
		else ways.usable.push(method);
	}
	return ways;
}
