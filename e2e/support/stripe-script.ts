import type { Page } from "@playwright/test";
import { stripeUrl } from "./shops";

export const stripeHost = "https://js.stripe.com/**";

/** As much of Stripe's script as the shop uses: one field, and a confirmation that asks Stripe's API. */
const script = `
	window.Stripe = (key) => ({
		createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
		elements(options) {
			window.hm = { key, options };
			const element = {
				on(name, hear) { if (name === "ready") queueMicrotask(hear); return element; },
				off() {}, update() {}, destroy() {},
				mount(node) { node.innerHTML = '<label>Card <input name="card"></label>'; },
			};
			return { create: () => element, getElement: () => element, update() {} };
		},
		async confirmPayment({ confirmParams }) {
			const secret = window.hm.options.clientSecret;
			const [id] = secret.split("_secret");
			const card = document.querySelector("[name=card]").value;
			const answer = await fetch("https://api.stripe.com/v1/payment_intents/" + id + "/confirm", {
				method: "POST", body: new URLSearchParams({ card, client_secret: secret }),
			});
			const { error } = await answer.json();
			if (error) return { error: { type: error.type, message: "Your card has insufficient funds." } };
			const back = new URL(confirmParams.return_url);
			back.searchParams.set("payment_intent", id);
			back.searchParams.set("payment_intent_client_secret", secret);
			back.searchParams.set("redirect_status", "succeeded");
			location.assign(back);
			return new Promise(() => {});
		},
	});
`;

/** Stripe in a page, without leaving this machine: its script is ours, and its API is the stand-in's. */
export async function giveStripe(page: Page): Promise<void> {
	await page.route(stripeHost, (route) =>
		route.fulfill({ contentType: "text/javascript", body: script }),
	);
	await page.route("https://api.stripe.com/**", async (route) => {
		const { pathname } = new URL(route.request().url());
		const response = await route.fetch({ url: stripeUrl + pathname });
		const headers = { "access-control-allow-origin": "*" };
		await route.fulfill({ response, headers });
	});
}

/** How the shop has set up Stripe's fields. */
export function givenToStripe(page: Page): Promise<{
	key: string;
	options: { clientSecret: string; locale: string };
}> {
	return page.evaluate(() => (window as never as { hm: never }).hm);
}
