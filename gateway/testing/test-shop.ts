import path from "node:path";
import pino from "pino";
import { createGateway, type Gateway } from "../app";
import { type Database, openDatabase } from "../db/client";
import type { GatewayDeps, GatewaySettings } from "../http/context";
import type { Limits } from "../http/limits";
import { limitsInDatabase } from "../http/limits-in-database";
import { askGazetteer } from "../providers/maps/local";
import { takeTransfers } from "../providers/payment/fps";
import type { PaymentProviders } from "../providers/payment/interface";
import { openTestPayments } from "../providers/payment/local";
import { shareBeginnings } from "../providers/payment/share-beginnings";
import { openTestPayouts } from "../providers/payout/local";
import type { Signals } from "../providers/signals/interface";
import { signalHere } from "../providers/signals/local";
import type { PictureStorage } from "../providers/storage/interface";
import { keepInDatabase } from "../providers/storage/live";
import { engineName, type TestDatabase } from "./engine";
import { findEngine } from "./find-engine";
import { findLeaks } from "./find-leaks";
import { poolerUrl } from "./postgresql-engine";
import { testPatience } from "./test-patience";
import { openWire, type Wire } from "./wire";

export const testSecret = "a secret of the tests, no shop's";

export const testTokenSecret =
	"a token secret of the tests, 32 characters and more";

export const testSettings: GatewaySettings = {
	signatureSecret: testSecret,
	signatureMode: "enforce",
	tokenSecret: testTokenSecret,
	siteUrl: "https://shop.test",
	isMailLive: false,
	isStripeTest: false,
	staffSecondFactor: "optional",
	agents: true,
	googlePay: undefined,
	honestPrices: true,
	deliveryPromise: "amends",
	buyAgain: true,
	sharedBaskets: true,
	shoppingLists: true,
	smsCountries: ["852", "86", "44"],
	smsPerDayMax: 1_000,
	weatherSource: "console",
	searchLearns: true,
	codesWithoutProof: 1_000,
	failuresWithoutProof: 1_000,
	failuresWithoutCode: 1_000,
	docsAssetFolder: path.resolve("node_modules/swagger-ui-dist"),
};

/** A second gateway on the same database, or one with other settings. */
export interface TestGateway {
	gateway: Gateway;
	wire: Wire;
	/** What the gateway logged, one object a line. */
	log: Record<string, unknown>[];
}

export interface TestShop extends TestGateway {
	db: Database;
	limits: Limits;
	url: string;
	storage: PictureStorage;
	signals: Signals;
	payments: PaymentProviders;
	now: () => Date;
	/** Moves the gateway's clock; the client's stays where it is. */
	moveClock: (byMs: number) => void;
	openAnother: (
		settings?: Partial<GatewaySettings>,
		deps?: Partial<GatewayDeps>,
	) => TestGateway;
	/** Throws when the log of any gateway that was opened holds what could be anybody's. */
	close: () => Promise<void>;
}

/** A gateway with the sample shop on a database of its own. Close it in `afterAll`. */
export async function openTestShop(
	settings: Partial<GatewaySettings> = {},
	elsewhere?: TestDatabase,
): Promise<TestShop> {
	const engine = findEngine(engineName());
	const database =
		elsewhere ?? (await engine.copyTemplate(process.env.TEST_TEMPLATE ?? ""));
	const { db, pool, close } = openDatabase(database.url, {
		connectionsMax: 6,
		onLost: () => {},
		patience: testPatience,
		isPooled: poolerUrl !== undefined,
	});
	const logs: TestGateway["log"][] = [];
	let clockOffsetMs = 0;
	const now = () => new Date(Date.now() + clockOffsetMs);
	const payments: PaymentProviders = {
		fps: takeTransfers({ fpsId: "1234567", name: "Harbour Market" }),
		local: shareBeginnings(openTestPayments({ db, now })),
		payouts: openTestPayouts(),
	};
	const limits = limitsInDatabase(pool, testTokenSecret);
	const signals = signalHere();
	const storage = keepInDatabase(db);
	const shared = { db, limits, now, payments, signals, storage };

	const openAnother: TestShop["openAnother"] = (changed = {}, deps = {}) => {
		const log: TestGateway["log"] = [];
		logs.push(log);
		const gateway = createGateway({
			...shared,
			maps: askGazetteer(),
			social: {},
			// No shop runs here.
			examine: async () => [],
			log: pino({}, { write: (line) => log.push(JSON.parse(line)) }),
			settings: { ...testSettings, ...changed },
			...deps,
		});
		return { gateway, log, wire: openWire(gateway, testSecret) };
	};

	return {
		...openAnother(settings),
		...shared,
		url: database.url,
		moveClock: (byMs) => {
			clockOffsetMs = byMs;
		},
		openAnother,
		close: async () => {
			await signals.close();
			await close();
			await database.close();
			// Whatever a test was about: nobody's data may stand in a log.
			const leaks = findLeaks(JSON.stringify(logs));
			if (leaks.length > 0) throw new Error(`the log holds ${leaks}`);
		},
	};
}
