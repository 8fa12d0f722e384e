import type { Database } from "../../db/client";
import { readGatewaySettings } from "../../settings";
import { openPaymentProviders } from "./open";

const inProduction: NodeJS.ProcessEnv = {
	NODE_ENV: "production",
	DATABASE_URL: "postgresql://127.0.0.1/shop",
	SIGNATURE_SECRET: "sixteen characters",
	INTERNAL_SECRET: "sixteen characters",
	TOKEN_SECRET: "thirty-two characters and a few more",
	SMTP_URL: "smtp://127.0.0.1",
	MAIL_FROM: "shop@example.com",
	SMS_URL: "https://sms.example/send",
	SMS_TOKEN: "token",
};
const fps = { FPS_ID: "1234567", FPS_NAME: "Harbour Market" };
const stripe = {
	STRIPE_SECRET_KEY: "sk_test_1",
	STRIPE_PUBLISHABLE_KEY: "pk_test_1",
	STRIPE_WEBHOOK_SECRET: "whsec_1",
};
const allowed = { ALLOW_LOCAL_PROVIDERS: "1" };
const development = { NODE_ENV: "development" as const };

test.each([
	[allowed, ["local"]],
	[fps, ["fps"]],
	[{ ...fps, ...stripe }, ["fps", "stripe"]],
	[{ ...stripe, ...allowed }, ["stripe"]],
	[{ ...stripe, ...development }, ["local", "stripe"]],
])("a shop with %j is paid by %j", (changed, methods) => {
	const settings = readGatewaySettings({ ...inProduction, ...changed });
	const deps = { db: {} as Database, now: () => new Date() };
	const opened = openPaymentProviders(settings, deps);
	expect(Object.keys(opened).sort()).toEqual(methods);
});
