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

function openIn(changed: Partial<NodeJS.ProcessEnv>) {
	const settings = readGatewaySettings({ ...inProduction, ...changed });
	const deps = { db: {} as Database, now: () => new Date() };
	return openPaymentProviders(settings, deps);
}

test.each([
	[allowed, ["local"]],
	[fps, ["fps"]],
	[{ ...fps, ...stripe }, ["fps", "stripe"]],
	[{ ...stripe, ...allowed }, ["stripe"]],
	[{ ...stripe, ...development }, ["local", "stripe"]],
])("a shop with %j is paid by %j", (changed, methods) => {
	const { payouts: _, ...ways } = openIn(changed);
	expect(Object.keys(ways).sort()).toEqual(methods);
});

const connect = { STRIPE_CONNECT: "1" };

test.each([
	[{ ...stripe, ...connect }],
	[{ ...allowed, ...connect }],
	[{ ...development }],
])("a shop with %j pays merchants by itself", (changed) => {
	expect(openIn(changed).payouts).toBeDefined();
});

test.each([
	[stripe],
	[{ ...fps, ...allowed }],
	[{ ...fps, ...connect }],
	[{ ...stripe, ...allowed }],
])(
	"a production shop with %j pays nobody by itself, not by the test provider either",
	(changed) => {
		expect(openIn(changed).payouts).toBeUndefined();
	},
);
