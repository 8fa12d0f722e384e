import type { GatewaySettings } from "../../../http/context";

// Google's handler (`com.google.pay`), with Stripe as its gateway: the shopper's wallet mints in the program what the shop
// charges.

export const handlerId = "google_pay";
/** Of the handler's own specification, whose schema the configuration follows. */
const handlerVersion = "2026-01-23";
const published = `https://pay.google.com/gp/p/ucp/${handlerVersion}`;
/** Of Stripe's answers, in which the wallet has the token minted. */
const gatewayVersion = "2018-10-31";

export type Handlers = ReturnType<typeof handlersOf>;

type Settings = Pick<GatewaySettings, "googlePay" | "isStripeTest" | "siteUrl">;

/** Those by which programs can pay in this shop; none where the operator has not opened that. */
export function handlersOf({ googlePay, isStripeTest, siteUrl }: Settings) {
	if (!googlePay) return {};
	const { merchantId: merchant_id, publishableKey } = googlePay;
	const config = {
		api_version: 2,
		api_version_minor: 0,
		environment: isStripeTest ? "TEST" : "PRODUCTION",
		merchant_info: {
			merchant_id,
			merchant_name: "Harbour Market",
			merchant_origin: new URL(siteUrl).host,
		},
		allowed_payment_methods: [
			{
				type: "CARD",
				parameters: {
					allowed_auth_methods: ["PAN_ONLY"],
					allowed_card_networks: ["AMEX", "JCB", "MASTERCARD", "VISA"],
				},
				tokenization_specification: {
					type: "PAYMENT_GATEWAY",
					parameters: {
						gateway: "stripe",
						"stripe:version": gatewayVersion,
						"stripe:publishableKey": publishableKey,
					},
				},
			},
		],
	};
	return {
		"com.google.pay": [
			{
				id: handlerId,
				version: handlerVersion,
				spec: `${published}/`,
				schema: `${published}/schemas/config.json`,
				available_instruments: [{ type: "card" }],
				config,
			},
		],
	};
}
