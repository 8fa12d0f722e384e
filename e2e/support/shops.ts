import { tmpdir } from "node:os";
import path from "node:path";
import { byExtent, isFull } from "../../gateway/testing/extent";
import { makePushKeys } from "../../gateway/testing/push-keys";
import { stripeKeys } from "../../gateway/testing/stripe-keys";
import { twitterKeys } from "../../gateway/testing/twitter-keys";

export interface Server {
	/** What Node is to run: no shell between, which would keep a signal to itself. */
	program: string[];
	/** Answers with 200 once the server is ready. */
	url: string;
	env: Record<string, string>;
}

export interface Shop {
	name: string;
	origin: string;
	/** Web processes besides that of `origin`, on the same catalogue. */
	others?: string[];
	/** Where `npm run operator` finds its database. */
	database: Record<string, string>;
	/** Stories told here; all of them when undefined. */
	only?: RegExp;
	not?: RegExp;
	/** Made before its servers start, and dropped after them. */
	ownDatabase?: URL;
	/** Nothing is in it, and everybody may see that. */
	isOpenedEmpty?: boolean;
	/** In the order in which they need each other. */
	servers: Server[];
}

export const secrets = {
	SIGNATURE_SECRET: "browser-tests-signature-secret",
	INTERNAL_SECRET: "browser-tests-internal-secret",
	TOKEN_SECRET: "browser-tests-token-secret-32-characters",
};

const firstPort = Number(process.env.E2E_PORT ?? 3410);

/** Ports stand in a row, so that one setting moves all of them out of another run's way. */
function port(offset: number): string {
	return String(firstPort + offset);
}

function server(
	program: string[],
	url: string,
	env: Record<string, string>,
): Server {
	return {
		program,
		url,
		env: {
			...secrets,
			ALLOW_LOCAL_PROVIDERS: "1",
			// Every line there is: `logs.teardown.ts` reads them all.
			LOG_LEVEL: "debug",
			...env,
		},
	};
}

/** Handed down to the processes that run the tests, which must find the same data. */
process.env.E2E_DATA_DIR ??= path.join(
	tmpdir(),
	`harbour-market-e2e-${process.pid}`,
);

/** Folder of all that the shops keep; it goes with them. */
export const dataRoot = process.env.E2E_DATA_DIR;

/** Answers when all shops are open. */
export const openPort = Number(port(9));

export const logFolder = path.join(dataRoot, "logs");

function dataDir(name: string): string {
	return path.join(dataRoot, name);
}

const start = ["scripts/start.mjs"];

/** Stands in for Twitter: it says yes for whoever asks. */
const twitterUrl = `http://localhost:${port(7)}`;

const pushKeys = makePushKeys();

/** `npm start` as a newcomer types it: own database, sample shop; with Twitter and notices set up beside. */
const embedded: Shop = {
	name: "embedded",
	origin: `http://localhost:${port(1)}`,
	database: { DATA_DIR: dataDir("embedded") },
	not: byExtent(
		/first-run|empty-shop|freshness|two-processes|by-stripe|by-transfer|weights/,
		/first-run|empty-shop|freshness-race|two-processes|by-stripe|by-transfer|weights/,
	),
	servers: [
		server(["--import", "tsx", "e2e/support/open-twitter.ts"], twitterUrl, {
			PORT: port(7),
		}),
		server(start, `http://localhost:${port(1)}/healthz`, {
			PORT: port(1),
			DATA_DIR: dataDir("embedded"),
			// Stories name an address of their own where limits would count them together.
			TRUST_PROXY: "1",
			TWITTER_API_URL: twitterUrl,
			TWITTER_CONSUMER_KEY: twitterKeys.consumerKey,
			TWITTER_CONSUMER_SECRET: twitterKeys.consumerSecret,
			PUSH_PUBLIC_KEY: pushKeys.publicKey,
			PUSH_PRIVATE_KEY: pushKeys.privateKey,
		}),
	],
};

/** Stands in for Stripe, on the side where its API is asked; its script is the story's own. */
export const stripeUrl = `http://localhost:${port(10)}`;

/** Where the gateway that is a process of its own answers. */
export const gatewayOrigin = `http://localhost:${port(3)}`;

/**
 * The same storefront with its gateway as a process of its own, on a catalogue of its own. It is paid by Stripe and by
 * transfers: a shop that takes money has no test provider. Few stories change what is on sale here, so pages are weighed
 * here.
 */
const remoteGateway: Shop = {
	name: "gateway",
	origin: `http://localhost:${port(2)}`,
	database: { DATA_DIR: dataDir("gateway") },
	only: byExtent(
		/(freshness|by-stripe|by-transfer|weights)\.spec\.ts/,
		/(story|freshness|by-stripe|by-transfer|weights)\.spec\.ts/,
	),
	servers: [
		server(["--import", "tsx", "e2e/support/open-stripe.ts"], stripeUrl, {
			PORT: port(10),
		}),
		server(
			["--import", "tsx", "scripts/start/gateway.ts"],
			`${gatewayOrigin}/api/front/openapi.json`,
			{
				GATEWAY_PORT: port(3),
				FPS_ID: "1234567",
				GOOGLE_PAY_MERCHANT_ID: "BCR2DN4T2O37VQRY",
				FPS_NAME: "Harbour Market",
				DATA_DIR: dataDir("gateway"),
				STRIPE_API_URL: stripeUrl,
				STRIPE_SECRET_KEY: stripeKeys.secretKey,
				STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
				STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
				STOREFRONT_URL: `http://localhost:${port(2)}`,
			},
		),
		server(start, `http://localhost:${port(2)}/healthz`, {
			PORT: port(2),
			DATA_DIR: dataDir("storefront"),
			STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
			GATEWAY_URL: gatewayOrigin,
		}),
	],
};

const emptyStories = "empty-shop";

/** Another catalogue, with nothing in it yet, behind the same build. */
const empty: Shop = {
	name: "empty",
	origin: `http://localhost:${port(5)}`,
	database: { DATA_DIR: dataDir("empty") },
	only: new RegExp(`${emptyStories}\\.spec\\.ts`),
	isOpenedEmpty: true,
	servers: [
		server(start, `http://localhost:${port(5)}/healthz`, {
			PORT: port(5),
			DATA_DIR: dataDir("empty"),
			SAMPLE_SHOP: "0",
		}),
	],
};

/** As it is after its first start without the sample shop. */
const unopened: Shop = {
	name: "unopened",
	origin: `http://localhost:${port(11)}`,
	database: { DATA_DIR: dataDir("unopened") },
	only: /first-run\.spec\.ts/,
	servers: [
		server(start, `http://localhost:${port(11)}/healthz`, {
			PORT: port(11),
			DATA_DIR: dataDir("unopened"),
			SAMPLE_SHOP: "0",
		}),
	],
};

/** A web process on a database that others share. */
function webProcess(
	at: string,
	databaseUrl: string,
	env: Record<string, string>,
): Server {
	return server(start, `http://localhost:${at}/healthz`, {
		PORT: at,
		DATA_DIR: dataDir(`postgres-${at}`),
		DATABASE_URL: databaseUrl,
		TRUST_PROXY: "1",
		...env,
	});
}

const originAt = (at: string) => `http://localhost:${at}`;

/**
 * On a PostgreSQL server, where one is named: an empty database that the tests may fill. Where Redis is named too, two
 * web processes share that database.
 */
function onPostgres(databaseUrl: string, redisUrl?: string): Shop {
	const ports = redisUrl ? [port(4), port(6)] : [port(4)];
	const [origin = "", ...others] = ports.map(originAt);
	const stories = byExtent("freshness-race", "story|freshness|freshness-race");
	return {
		name: "postgres",
		origin,
		others,
		database: { DATABASE_URL: databaseUrl },
		only: redisUrl
			? new RegExp(`(${stories}|two-processes)\\.spec\\.ts`)
			: new RegExp(`(${stories})\\.spec\\.ts`),
		servers: ports.map((at) =>
			webProcess(at, databaseUrl, redisUrl ? { REDIS_URL: redisUrl } : {}),
		),
	};
}

/**
 * Two web processes that share a database of their own and nothing else: no Redis, nothing in the catalogue. The quick run
 * tells here what it tells of an empty shop, and opens no other one.
 */
function pairOnPostgres(databaseUrl: string): Shop {
	const ownDatabase = new URL(databaseUrl);
	ownDatabase.pathname += "_pair";
	const ports = [port(8), port(0)];
	const [origin = "", ...others] = ports.map(originAt);
	return {
		name: "pair",
		origin,
		others,
		database: { DATABASE_URL: ownDatabase.href },
		ownDatabase,
		only: isFull
			? /two-processes\.spec\.ts/
			: new RegExp(`(two-processes|${emptyStories})\\.spec\\.ts`),
		isOpenedEmpty: true,
		servers: ports.map((at) =>
			webProcess(at, ownDatabase.href, {
				SAMPLE_SHOP: "0",
				STOREFRONT_URL: ports.map(originAt).join(),
			}),
		),
	};
}

const { E2E_DATABASE_URL, TEST_REDIS_URL } = process.env;

export const shops: Shop[] = [
	embedded,
	remoteGateway,
	unopened,
	...(isFull || !E2E_DATABASE_URL ? [empty] : []),
	...(E2E_DATABASE_URL
		? [
				onPostgres(E2E_DATABASE_URL, TEST_REDIS_URL),
				pairOnPostgres(E2E_DATABASE_URL),
			]
		: []),
];
