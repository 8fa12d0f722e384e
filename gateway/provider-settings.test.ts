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
};

test("a shop with a mail server and an SMS service starts", () => {
	expect(() => readGatewaySettings(right)).not.toThrow();
});

test.each([
	[{ SMTP_URL: "", MAIL_FROM: "" }, /^SMTP_URL is missing; .*ALLOW_LOCAL/],
	[{ SMS_URL: "", SMS_TOKEN: "" }, /^SMS_URL is missing; .*ALLOW_LOCAL/],
	[{ MAIL_FROM: "" }, /^MAIL_FROM is missing; it belongs to SMTP_URL/],
	[{ SMS_URL: "" }, /^SMS_URL is missing; it belongs to SMS_TOKEN/],
	[{ FACEBOOK_APP_ID: "1" }, /^FACEBOOK_APP_SECRET is missing/],
	[{ TWITTER_CONSUMER_SECRET: "1" }, /^TWITTER_CONSUMER_KEY is missing/],
	[{ SMTP_URL: "mail.example" }, /^SMTP_URL must look like smtp:/],
	[{ MAIL_FROM: "shop" }, /^MAIL_FROM \(shop\) must look like/],
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
