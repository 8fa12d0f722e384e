import { readGatewaySettings } from "./settings";

const right: NodeJS.ProcessEnv = {
	NODE_ENV: "production",
	DATABASE_URL: "postgresql://127.0.0.1/shop",
	SIGNATURE_SECRET: "sixteen characters",
	INTERNAL_SECRET: "sixteen characters",
	TOKEN_SECRET: "thirty-two characters and a few more",
	SMTP_URL: "smtp://127.0.0.1",
	MAIL_FROM: "Harbour Market <shop@example.com>",
	SMS_URL: "https://sms.example/send",
	SMS_TOKEN: "token",
	FPS_ID: "1234567",
	FPS_NAME: "Harbour Market",
};

test("a shop with a mail server and an SMS service starts", () => {
	expect(() => readGatewaySettings(right)).not.toThrow();
});

test.each([
	[{ SMTP_URL: "", MAIL_FROM: "" }, /^SMTP_URL is missing; .*ALLOW_LOCAL/],
	[{ SMS_URL: "", SMS_TOKEN: "" }, /^SMS_URL is missing; .*ALLOW_LOCAL/],
	[{ MAIL_FROM: "" }, /^MAIL_FROM is missing; it belongs to SMTP_URL/],
	[
		{ FPS_ID: "", FPS_NAME: "" },
		/^STRIPE_SECRET_KEY is missing; .*ALLOW_LOCAL/,
	],
	[{ FPS_NAME: "" }, /^FPS_NAME is missing; it belongs to FPS_ID/],
	[{ FPS_ID: "12345" }, /^FPS_ID \(12345\) must be an FPS identifier/],
	[{ FPS_NAME: "海港市集" }, /^FPS_NAME \(海港市集\) must be a name/],
	[{ STRIPE_SECRET_KEY: "sk_test_1" }, /^STRIPE_PUBLISHABLE_KEY is missing/],
	[{ STRIPE_SECRET_KEY: "pk_test_1" }, /^STRIPE_SECRET_KEY must be a secret/],
	[{ STRIPE_WEBHOOK_SECRET: "whsec_1" }, /^STRIPE_SECRET_KEY is missing/],
	[{ SMS_URL: "" }, /^SMS_URL is missing; it belongs to SMS_TOKEN/],
	[{ UPLOADS: "cloud" }, /^UPLOADS \(cloud\) must be folder, database or s3/],
	[
		{ GOOGLE_PAY_MERCHANT_ID: "BCR2DN4T", STRIPE_SECRET_KEY: "" },
		/^STRIPE_SECRET_KEY is missing; Google Pay is charged through Stripe/,
	],
	[{ UPLOADS: "s3" }, /^S3_BUCKET is missing; name the bucket/],
	[{ S3_BUCKET: "My Shop" }, /^S3_BUCKET \(My Shop\) must be the name of/],
	[{ S3_ENDPOINT: "store" }, /^S3_ENDPOINT \(store\) must be the address/],
	[{ UPLOADS_SIGNED_SECONDS: "30" }, /^UPLOADS_SIGNED_SECONDS \(30\) must be/],
	[{ S3_ACCESS_KEY_ID: "1" }, /^S3_SECRET_ACCESS_KEY is missing; it belongs/],
	[{ FACEBOOK_APP_ID: "1" }, /^FACEBOOK_APP_SECRET is missing/],
	[{ TWITTER_CONSUMER_SECRET: "1" }, /^TWITTER_CONSUMER_KEY is missing/],
	[{ SMTP_URL: "mail.example" }, /^SMTP_URL must look like smtp:/],
	[{ MAIL_FROM: "shop" }, /^MAIL_FROM \(shop\) must look like/],
	[{ GOOGLE_MAPS_URL: "maps" }, /^GOOGLE_MAPS_URL must be an address/],
	[{ GOOGLE_MAPS_PER_DAY_MAX: "-1" }, /^GOOGLE_MAPS_PER_DAY_MAX \(-1\) must/],
	[{ MAPS_IP_URL: "maps" }, /^MAPS_IP_URL must be an address; leave it out/],
	[{ MAPS_IP_PER_DAY_MAX: "1.5" }, /^MAPS_IP_PER_DAY_MAX \(1.5\) must be a/],
	[{ SMS_COUNTRIES: "852,HK" }, /^SMS_COUNTRIES \(852,HK\) must be dial codes/],
])("a production start with %j stops with one line", (changed, line) => {
	const read = () => readGatewaySettings({ ...right, ...changed });
	expect(read).toThrow(line);
});

test.each<Partial<NodeJS.ProcessEnv>>([
	{ ALLOW_LOCAL_PROVIDERS: "1" },
	{ NODE_ENV: "development" },
])("whoever says so, with %j, does without both", (changed) => {
	const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, ...rest } = right;
	const read = readGatewaySettings({
		...rest,
		...changed,
	} as NodeJS.ProcessEnv);
	expect(read.SMTP_URL).toBeUndefined();
	expect(read.SMS_COUNTRIES[0]).toBe("852");
});
