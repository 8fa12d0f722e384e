import { tmpdir } from "node:os";
import path from "node:path";

export interface Server {
	command: string;
	/** Answers with 200 once the server is ready. */
	url: string;
	env: Record<string, string>;
}

export interface Shop {
	name: string;
	origin: string;
	/** Stories told here; all of them when undefined. */
	only?: RegExp;
	not?: RegExp;
	/** In the order in which they need each other. */
	servers: Server[];
}

const secrets = {
	SIGNATURE_SECRET: "browser-tests-signature-secret",
	INTERNAL_SECRET: "browser-tests-internal-secret",
};

const firstPort = Number(process.env.E2E_PORT ?? 3300);

/** Ports stand in a row, so that one setting moves all of them out of another run's way. */
function port(offset: number): string {
	return String(firstPort + offset);
}

function server(
	command: string,
	url: string,
	env: Record<string, string>,
): Server {
	return { command, url, env: { ...secrets, LOG_LEVEL: "warn", ...env } };
}

/** Answers when all shops are open. */
export const openPort = Number(port(9));

function dataDir(name: string): string {
	return path.join(tmpdir(), `harbour-market-e2e-${process.ppid}`, name);
}

const start = "node scripts/start.mjs";
const story = /story\.spec\.ts/;

/** `npm start` as a newcomer types it: own database, sample shop. */
const embedded: Shop = {
	name: "embedded",
	origin: `http://localhost:${port(1)}`,
	not: /empty-shop/,
	servers: [
		server(start, `http://localhost:${port(1)}/api/health`, {
			PORT: port(1),
			DATA_DIR: dataDir("embedded"),
		}),
	],
};

/** The same storefront with its gateway as a process of its own, on a catalogue of its own. */
const remoteGateway: Shop = {
	name: "gateway",
	origin: `http://localhost:${port(2)}`,
	only: story,
	servers: [
		server(
			"npm run gateway",
			`http://localhost:${port(3)}/api/front/openapi.json`,
			{ GATEWAY_PORT: port(3), DATA_DIR: dataDir("gateway") },
		),
		server(start, `http://localhost:${port(2)}/api/health`, {
			PORT: port(2),
			DATA_DIR: dataDir("storefront"),
			GATEWAY_URL: `http://localhost:${port(3)}`,
		}),
	],
};

/** Another catalogue, with nothing in it yet, behind the same build. */
const empty: Shop = {
	name: "empty",
	origin: `http://localhost:${port(5)}`,
	only: /empty-shop\.spec\.ts/,
	servers: [
		server(start, `http://localhost:${port(5)}/api/health`, {
			PORT: port(5),
			DATA_DIR: dataDir("empty"),
			SAMPLE_SHOP: "0",
		}),
	],
};

/** On a PostgreSQL server, where one is named: an empty database that the tests may fill. */
function onPostgres(databaseUrl: string): Shop {
	return {
		name: "postgres",
		origin: `http://localhost:${port(4)}`,
		only: story,
		servers: [
			server(start, `http://localhost:${port(4)}/api/health`, {
				PORT: port(4),
				DATA_DIR: dataDir("postgres"),
				DATABASE_URL: databaseUrl,
			}),
		],
	};
}

const { E2E_DATABASE_URL } = process.env;

export const shops: Shop[] = [
	embedded,
	remoteGateway,
	empty,
	...(E2E_DATABASE_URL ? [onPostgres(E2E_DATABASE_URL)] : []),
];
