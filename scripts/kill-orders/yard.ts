import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@/gateway/db/client";
import { findEngine } from "@/gateway/testing/find-engine";
import { stripeKeys } from "@/gateway/testing/stripe-keys";
import { openStripeStandIn } from "@/gateway/testing/stripe-stand-in";
import { testPatience } from "@/gateway/testing/test-shop";
import { freePort } from "../bench/serve";
import { openClient } from "../purchases/client";
import { openBuyers } from "../purchases/open-buyers";
import { stockUp } from "../purchases/stock-up";
import { openMortalGateway } from "./mortal-gateway";

const buyersCount = 4;
const skusCount = 20;
const connectionsMax = 16;
const secret = "signature-of-the-kill-rounds";
const tokenSecret = secret.padEnd(32, ".");

/** A sample shop on a PostgreSQL server, buyers, a provider of payments with books of its own, and a way to open gateways. */
export async function openYard() {
	const engine = findEngine("postgresql");
	const template = await engine.prepareTemplate(1);
	const { url, close: dropDatabase } = await engine.copyTemplate(template);
	const dataFolder = mkdtempSync(join(tmpdir(), "harbour-kill-orders-"));
	const stripe = await openStripeStandIn();
	const port = await freePort();
	const address = `http://127.0.0.1:${port}`;
	const client = openClient({ address, secret, connectionsMax });
	const { db, close } = openDatabase(url, {
		connectionsMax: 2,
		onLost: () => {},
		patience: testPatience,
	});
	const env = {
		...process.env,
		...{ NODE_ENV: "production" as const, LOG_LEVEL: "silent" },
		...{ DATABASE_URL: url, DATA_DIR: dataFolder },
		...{ SIGNATURE_SECRET: secret, INTERNAL_SECRET: secret },
		...{ TOKEN_SECRET: tokenSecret, ALLOW_LOCAL_PROVIDERS: "1" },
		STRIPE_API_URL: stripe.url,
		STRIPE_SECRET_KEY: stripeKeys.secretKey,
		STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
		STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
	};
	return {
		...{ db, stripe, client },
		buyers: await openBuyers(url, tokenSecret, buyersCount),
		skuIds: await stockUp(url, skusCount),
		openGateway: () => openMortalGateway({ port, env }),
		close: async () => {
			client.close();
			await close();
			await stripe.close();
			await dropDatabase();
			await engine.dropTemplate(template);
			rmSync(dataFolder, { recursive: true, force: true });
		},
	};
}

export type Yard = Awaited<ReturnType<typeof openYard>>;
