import type Stripe from "stripe";
import { type PayMethod, termsOf } from "../../contract/sales/payment-terms";
import type { NextStep } from "./interface";

interface Asked {
	method: PayMethod;
	publishableKey: string;
	/** Where it was charged without the shopper, whose bank may want to see them. */
	token?: string;
}

/** How a shopper goes on with an intent: in Stripe's own parts of the page, in a wallet's app, or by scanning its code. */
export function nextStepOf(
	{ client_secret: clientSecret, next_action: action }: Stripe.PaymentIntent,
	{ method, publishableKey, token }: Asked,
): NextStep {
	if (termsOf(method).where === "page" && !token)
		return clientSecret
			? { next: "stripe", clientSecret, publishableKey }
			: { next: "wait" };
	const url =
		action?.alipay_handle_redirect?.url ?? action?.redirect_to_url?.url;
	if (url) return { next: "redirect", url };
	const text = action?.wechat_pay_display_qr_code?.data;
	return text ? { next: "scan", text } : { next: "wait" };
}
