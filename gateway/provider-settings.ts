import { z } from "zod";
import { paymentPairs, paymentSettings } from "./payment-settings";
import { pushPairs, pushSettings } from "./push-settings";
import { storagePairs, storageSettings } from "./storage-settings";

const countryCodes = z
	.string()
	.transform((text) => text.split(",").map((code) => code.trim()))
	.pipe(
		z.array(
			z
				.string()
				.regex(/^[1-9]\d{0,3}$/, "must be dial codes such as 852,853,86"),
		),
	);

/** Hong Kong, its neighbours, and where Hong Kong people live. */
const servedCountries =
	"852,853,86,886,65,60,66,856,62,63,84,81,82,61,64,44,33,34,49,39,31,41,351,353,1";

const serviceUrl = z.url(
	"must be an address; leave it out for the service's own",
);

const perDay = z.coerce
	.number("must be a whole number")
	.int("must be a whole number")
	.min(0, "must be a whole number");

/** Settings of what the shop reaches the world through. */
export const providerSettings = {
	SMTP_URL: z
		.string()
		.regex(/^smtps?:\/\//, "must look like smtp://user:password@host:587")
		.optional(),
	MAIL_FROM: z
		.string()
		.regex(
			/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/,
			"must look like Harbour Market <shop@example.com>",
		)
		.optional(),
	SMS_URL: z
		.url("must be the address of an SMS service, such as https://sms.example")
		.optional(),
	SMS_TOKEN: z.string().optional(),
	SMS_COUNTRIES: z.string().default(servedCountries).pipe(countryCodes),
	SMS_PER_DAY_MAX: perDay.default(5_000),
	ALLOW_LOCAL_PROVIDERS: z.enum(["0", "1"], "must be 1 or 0").default("0"),
	FACEBOOK_APP_ID: z
		.string()
		.regex(/^\d+$/, "must be the number that Facebook gave the app")
		.optional(),
	FACEBOOK_APP_SECRET: z.string().optional(),
	FACEBOOK_GRAPH_URL: serviceUrl.default("https://graph.facebook.com"),
	TWITTER_CONSUMER_KEY: z.string().optional(),
	TWITTER_CONSUMER_SECRET: z.string().optional(),
	TWITTER_API_URL: serviceUrl.default("https://api.twitter.com"),
	GOOGLE_MAPS_KEY: z.string().optional(),
	GOOGLE_MAPS_URL: serviceUrl.default("https://maps.googleapis.com"),
	GOOGLE_MAPS_PER_DAY_MAX: perDay.default(5_000),
	MAPS_IP_KEY: z.string().optional(),
	MAPS_IP_URL: serviceUrl.default("https://apis.map.qq.com/ws/location/v1/ip"),
	MAPS_IP_PER_DAY_MAX: perDay.default(5_000),
	WEATHER_WARNINGS: z
		.string()
		.regex(
			/^(off|console|observatory|file:.+)$/,
			"must be off, console, observatory or file:/path/of/warnings.json",
		)
		.default("console"),
	WEATHER_URL: serviceUrl.default("https://data.weather.gov.hk"),
	...storageSettings,
	...paymentSettings,
	...pushSettings,
};

type ProviderSettings = z.infer<
	z.ZodObject<typeof providerSettings & { NODE_ENV: z.ZodString }>
>;

const pairs = [
	["SMTP_URL", "MAIL_FROM"],
	["SMS_URL", "SMS_TOKEN"],
	["FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"],
	["TWITTER_CONSUMER_KEY", "TWITTER_CONSUMER_SECRET"],
	...paymentPairs,
	...storagePairs,
	...pushPairs,
] as const;

/** What is wrong with the settings of providers taken together, each in one line with the remedy. */
export function missingProviders(settings: ProviderSettings): string[] {
	const missing: string[] = [];
	for (const [one, other] of pairs) {
		if (settings[one] && !settings[other])
			missing.push(
				`${other} is missing; it belongs to ${one}, set both or neither.`,
			);
		if (settings[other] && !settings[one])
			missing.push(
				`${one} is missing; it belongs to ${other}, set both or neither.`,
			);
	}
	if (settings.UPLOADS === "s3" && !settings.S3_BUCKET)
		missing.push(
			"S3_BUCKET is missing; name the bucket, or set UPLOADS=database.",
		);
	if (settings.GOOGLE_PAY_MERCHANT_ID && !settings.STRIPE_SECRET_KEY)
		missing.push(
			"STRIPE_SECRET_KEY is missing; Google Pay is charged through Stripe, name Stripe's keys or leave GOOGLE_PAY_MERCHANT_ID out.",
		);
	return [...missing, ...missingInProduction(settings)];
}

/** What a shop that is open to strangers must not do without. */
function missingInProduction(settings: ProviderSettings): string[] {
	const { NODE_ENV, ALLOW_LOCAL_PROVIDERS, SMTP_URL, SMS_URL } = settings;
	if (NODE_ENV !== "production" || ALLOW_LOCAL_PROVIDERS === "1") return [];
	const missing: string[] = [];
	if (settings.PUSH_STAND_IN)
		missing.push(
			"PUSH_STAND_IN is for tests; leave it out, or set ALLOW_LOCAL_PROVIDERS=1.",
		);
	if (!SMTP_URL)
		missing.push(
			"SMTP_URL is missing; name a mail server, or set ALLOW_LOCAL_PROVIDERS=1 to write mails to a file.",
		);
	if (!SMS_URL)
		missing.push(
			"SMS_URL is missing; name an SMS service, or set ALLOW_LOCAL_PROVIDERS=1 to write messages to a file.",
		);
	if (!settings.STRIPE_SECRET_KEY && !settings.FPS_ID)
		missing.push(
			"STRIPE_SECRET_KEY is missing; name Stripe's keys or an FPS_ID, or set ALLOW_LOCAL_PROVIDERS=1 to be paid by the test provider, which takes no money.",
		);
	return missing;
}
