import { z } from "zod";

/** Settings of the ways to pay. */
export const paymentSettings = {
	STRIPE_SECRET_KEY: z
		.string()
		.regex(/^(sk|rk)_\S+$/, "must be a secret key of Stripe's, sk_… or rk_…")
		.optional(),
	STRIPE_PUBLISHABLE_KEY: z
		.string()
		.regex(/^pk_\S+$/, "must be a publishable key of Stripe's, pk_…")
		.optional(),
	STRIPE_WEBHOOK_SECRET: z
		.string()
		.regex(/^whsec_\S+$/, "must be a webhook's signing secret, whsec_…")
		.optional(),
	STRIPE_API_URL: z
		.url("must be an address; leave it out for Stripe's own")
		.default("https://api.stripe.com"),
	STRIPE_CONNECT: z
		.enum(["0", "1"], "must be 1 where merchants are paid through Stripe, or 0")
		.default("0"),
	GOOGLE_PAY_MERCHANT_ID: z
		.string()
		.regex(
			/^[A-Z\d]{8,32}$/,
			"must be the merchant id of Google's console, letters and digits",
		)
		.optional(),
	FPS_ID: z
		.string()
		.regex(/^\d{7,9}$/, "must be an FPS identifier of 7 to 9 digits")
		.optional(),
	FPS_NAME: z
		.string()
		.regex(/^[\x20-\x7e]{1,25}$/, "must be a name of 1 to 25 ASCII letters")
		.optional(),
};

export const paymentPairs = [
	["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY"],
	["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
	["FPS_ID", "FPS_NAME"],
] as const;
