import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@/gateway/db/client";
import { compareBooks } from "@/gateway/simulation/compare-books";
import { findEngine } from "@/gateway/testing/find-engine";
import { stripeKeys } from "@/gateway/testing/stripe-keys";
import { openStripeStandIn } from "@/gateway/testing/stripe-stand-in";
import { testPatience } from "@/gateway/testing/test-patience";
import { chargesOf } from "./charges";
import { openBuyers } from "./open-buyers";
import type { Diary } from "./shoppers";
import { stockUp } from "./stock-up";

const skusCount = 20;
export const signatureSecret = "signature-of-the-purchases";
/** The name of connections that are not the shop's own. */
export const outsider = "outsider";
const tokenSecret = signatureSecret.padEnd(32, ".");

/**
 * What buyers need who try to break a shop: the sample shop on a database of its own on a PostgreSQL server
 * (TEST_DATABASE_URL), or a database that somebody else has filled, a provider of payments with books of its own, and settings for whatever serves them.
 */
export async function openGround(
	buyersCount: number,
	database?: { url: string; close: () => Promise<void> },
) {
	const { url, close: dropDatabase } = database ?? (await copySampleShop());
	const dataFolder = mkdtempSync(join(tmpdir(), "harbour-purchases-"));
	const stripe = await openStripeStandIn();
	const { db, pool, close } = openDatabase(
		`${url}?application_name=${outsider}`,
		{
			connectionsMax: 2,
			onLost: () => {},
			patience: testPatience,
		},
	);
	const buyers = await openBuyers(url, tokenSecret, buyersCount);
	const skuIds = await stockUp(url, skusCount);
	const accountIds = buyers.map(({ accountId }) => accountId);
	return {
		url,
		dataFolder,
		stripe,
		db,
		pool,
		buyers,
		skuIds,
		env: {
			NODE_ENV: "production" as const,
			LOG_LEVEL: "silent",
			DATABASE_URL: url,
			DATA_DIR: dataFolder,
			SIGNATURE_SECRET: signatureSecret,
			INTERNAL_SECRET: signatureSecret,
			TOKEN_SECRET: tokenSecret,
			ALLOW_LOCAL_PROVIDERS: "1",
			STRIPE_API_URL: stripe.url,
			STRIPE_SECRET_KEY: stripeKeys.secretKey,
			STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
			STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
		},
		/** The shop's books beside those of the provider and what buyers have heard; of these charges, or of all. */
		compare: (diary: Diary, keys?: string[]) => {
			const charged = chargesOf(stripe.books).filter(
				({ key }) => keys?.includes(key) ?? true,
			);
			return compareBooks(db, { ...diary, charged, accountIds });
		},
		close: async () => {
			await close();
			await stripe.close();
			await dropDatabase();
			rmSync(dataFolder, { recursive: true, force: true });
		},
	};
}

async function copySampleShop() {
	const engine = findEngine("postgresql");
	const template = await engine.prepareTemplate(1);
	const { url, close } = await engine.copyTemplate(template);
	return {
		url,
		close: async () => {
			await close();
			await engine.dropTemplate(template);
		},
	};
}

export type Ground = Awaited<ReturnType<typeof openGround>>;
