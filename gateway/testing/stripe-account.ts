import type { Answer } from "./stripe-books";

// What the account at Stripe has and what its operator has switched on, by Stripe's names.

const ways = ["card", "apple_pay", "google_pay", "alipay", "wechat_pay"];

const listOf = (data: object[]): Answer => ({
	status: 200,
	body: { object: "list", data, has_more: false },
});

export function listConfigurations(off: ReadonlySet<string>): Answer {
	const own = ways.map((name) => {
		const value = off.has(name) ? "off" : "on";
		return [name, { available: true, display_preference: { value } }];
	});
	const usual = { object: "payment_method_configuration", active: true };
	return listOf([
		{ ...usual, is_default: false },
		{ ...usual, is_default: true, ...Object.fromEntries(own) },
	]);
}

/** Of hosts that wallets of a device are registered for; null for any. */
export function listDomains(
	registered: readonly string[] | null,
	domain_name: string,
): Answer {
	const active = { status: "active" };
	const domain = { object: "payment_method_domain", enabled: true };
	const own = { ...domain, apple_pay: active, google_pay: active };
	const isThere = registered?.includes(domain_name) ?? true;
	return listOf(isThere ? [{ ...own, domain_name }] : []);
}
