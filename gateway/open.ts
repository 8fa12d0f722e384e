import path from "node:path";
import pino, { type Logger } from "pino";
import { createGateway, type Gateway } from "./app";
import type { Database, DatabaseHandle } from "./db/client";
import { isOwnDatabase } from "./db/embedded/address";
import type { Replica } from "./db/replica";
import { nightlyBackup } from "./features/platform/backup/service";
import { examineBeside } from "./features/platform/health/service";
import type { GatewayDeps } from "./http/context";
import { describeFailure } from "./http/describe-failure";
import type { Limits } from "./http/limits";
import { limitsInDatabase } from "./http/limits-in-database";
import { limitsInRedis } from "./http/limits-in-redis";
import { limitsThatFallBack } from "./http/limits-that-fall-back";
import { openDatabases } from "./open-databases";
import { openJobs } from "./open-jobs";
import type { CacheTags } from "./providers/cache-tags/interface";
import { tellStorefronts } from "./providers/cache-tags/local";
import { tellThroughRedis } from "./providers/cache-tags/redis";
import { withPosition } from "./providers/cache-tags/with-position";
import { openMaps } from "./providers/maps/open";
import { openMail, openSms } from "./providers/open-messages";
import { openPaymentProviders } from "./providers/payment/open";
import { openRedis } from "./providers/redis";
import { signalThroughDatabase } from "./providers/signals/database";
import type { Signals } from "./providers/signals/interface";
import { signalHere } from "./providers/signals/local";
import { signalThroughRedis } from "./providers/signals/redis";
import { openSocialProviders } from "./providers/social/open";
import { keepInBucket } from "./providers/storage/bucket";
import type { PictureStorage } from "./providers/storage/interface";
import { keepInDatabase } from "./providers/storage/live";
import { keepInFolder } from "./providers/storage/local";
import { traced } from "./providers/traced";
import { openWeather } from "./providers/weather/open";
import { openPushOf } from "./push-settings";
import { openReadiness, type Readiness } from "./readiness";
import { openSchedule, type Schedule, type Task, together } from "./schedule";
import { serveReadiness } from "./serve-readiness";
import type { GatewaySettingsFromEnvironment } from "./settings";
import { settingsOfRequests } from "./settings-of-requests";
import type { StorageSettings } from "./storage-settings";
import { watch } from "./watch";

export interface OpenGateway {
	gateway: Gateway;
	log: Logger;
	/** Waits to be started. */
	worker: Schedule;
	close: () => Promise<void>;
}

interface Host {
	/** The storefront that opens the gateway in its own process, to be notified when STOREFRONT_URL names none. */
	ownAddress?: () => string;
}

const watchEveryMs = 10_000;
const replicaEveryMs = 500;

/** A gateway with everything it needs, made from settings; whoever opens it closes it. */
export function openGateway(
	settings: GatewaySettingsFromEnvironment,
	host: Host = {},
): OpenGateway {
	const log = pino({ level: settings.LOG_LEVEL, base: { part: "gateway" } });
	const { database, jobs, replica, pools } = openDatabases(settings, log);
	const now = () => new Date();
	const limits = openLimits(settings, database.pool, log);
	const { mail, sms, ...providers } = openProviders(settings, {
		...database,
		limits: limits.counters,
		log,
		now,
	});
	const gateway = createGateway({
		db: database.db,
		replica,
		limits: limits.counters,
		log,
		now,
		...providers,
		examine: examineBeside(settings),
		settings: settingsOfRequests(settings),
	});
	const readiness = openReadiness({
		pool: database.pool,
		connectionString: settings.DATABASE_URL,
	});
	serveReadiness(gateway, readiness);
	const measures = watch(gateway, settings.METRICS_TOKEN, {
		db: jobs.db,
		pools,
		readiness,
	});
	const cacheTags = openCacheTags(settings, host, log);
	const work = openJobs({
		db: jobs.db,
		log,
		now,
		payments: providers.payments,
		limits: limits.counters,
		push: providers.push,
		...settingsOfJobs(settings),
		providers: {
			cacheTags: replica ? withPosition(cacheTags, jobs.pool) : cacheTags,
			mail,
			siteUrl: settings.SITE_URL,
			sms,
		},
	});
	const lookouts = [replaceWhenLost(readiness, log), ...lookAt(replica)];
	const others = openSchedule([...lookouts, ...measures], log);
	const worker = settings.JOBS === "here" ? together([work, others]) : others;
	const close = async () => {
		await worker.stop();
		await Promise.all([providers.signals.close(), cacheTags.close()]);
		mail.close();
		limits.close();
		await Promise.all([database.close(), jobs.close(), replica?.close()]);
	};
	return { gateway, log, worker, close };
}

const settingsOfJobs = (settings: GatewaySettingsFromEnvironment) => ({
	tokenSecret: settings.TOKEN_SECRET,
	honestPrices: settings.HONEST_PRICES === "on",
	deliveryPromise: settings.DELIVERY_PROMISE,
	shoppingLists: settings.SHOPPING_LISTS === "on",
	backup: nightlyBackup(settings),
	weather: openWeather(settings),
});

type ProviderNeeds = Pick<GatewayDeps, "limits" | "log" | "now">;

function openProviders(
	settings: GatewaySettingsFromEnvironment,
	{ db, pool, limits, log, now }: DatabaseHandle & ProviderNeeds,
) {
	const payments = openPaymentProviders(settings, { db, now });
	return {
		maps: traced("maps", openMaps(settings, { limits, log, now })),
		mail: traced("mail", openMail(settings, log)),
		payments: traced("payment", payments),
		push: openPushOf(settings),
		sms: traced("sms", openSms(settings, log)),
		signals: openSignals(settings, pool, log),
		social: traced("social", openSocialProviders(settings, now)),
		storage: traced("storage", openStorage(settings, db)),
	};
}

/** A process whose connections never come back ends like one that is asked to; whoever started it starts another. */
function replaceWhenLost(readiness: Readiness, log: Logger): Task {
	return {
		name: "end when no connection comes back",
		everyMs: watchEveryMs,
		run: async () => {
			if ((await readiness.check()) !== "connectionsLost") return;
			log.fatal("no connection to the database comes back: ending");
			process.kill(process.pid, "SIGTERM");
		},
	};
}

function lookAt(replica: Replica | undefined): Task[] {
	const name = "look how far the replica is behind";
	return replica ? [{ name, everyMs: replicaEveryMs, run: replica.look }] : [];
}

export function openStorage(
	settings: StorageSettings & Pick<GatewaySettingsFromEnvironment, "DATA_DIR">,
	db: Database,
): PictureStorage {
	switch (settings.UPLOADS) {
		case "folder":
			return keepInFolder(path.resolve(settings.DATA_DIR, "uploads"));
		case "database":
			return keepInDatabase(db);
		case "s3":
			return keepInBucket(settings);
	}
}

function openCacheTags(
	{
		REDIS_URL,
		STOREFRONT_URL,
		INTERNAL_SECRET,
	}: GatewaySettingsFromEnvironment,
	{ ownAddress }: Host,
	log: Logger,
): CacheTags {
	if (REDIS_URL)
		return tellThroughRedis(REDIS_URL, (error) =>
			log.warn({ failure: describeFailure(error) }, "Redis is away"),
		);
	return tellStorefronts({
		secret: INTERNAL_SECRET,
		addresses: () =>
			STOREFRONT_URL.length === 0 && ownAddress
				? [ownAddress()]
				: STOREFRONT_URL,
	});
}

/** On the embedded database one process alone takes calls. */
function openSignals(
	{
		REDIS_URL,
		DATABASE_URL,
		DATABASE_DIRECT_URL,
		DATA_DIR,
	}: GatewaySettingsFromEnvironment,
	writing: DatabaseHandle["pool"],
	log: Logger,
): Signals {
	if (REDIS_URL)
		return signalThroughRedis(REDIS_URL, (error) =>
			log.warn(
				{ failure: describeFailure(error) },
				"Redis is away: open pages hear of messages late",
			),
		);
	if (isOwnDatabase(DATABASE_URL, DATA_DIR)) return signalHere();
	const url = DATABASE_DIRECT_URL ?? DATABASE_URL;
	return signalThroughDatabase({ url, writing });
}

/** Counters of all processes: in Redis where there is one, in the database where there is none and while it is away. */
function openLimits(
	{ REDIS_URL, TOKEN_SECRET }: GatewaySettingsFromEnvironment,
	pool: DatabaseHandle["pool"],
	log: Logger,
): { counters: Limits; close: () => void } {
	const inDatabase = limitsInDatabase(pool, TOKEN_SECRET);
	if (!REDIS_URL) return { counters: inDatabase, close: () => {} };
	const tellAway = (error: unknown) =>
		log.warn(
			{ failure: describeFailure(error) },
			"Redis is away: limits are counted in the database",
		);
	// What the connection itself has to say, the first question says as well.
	const redis = openRedis(REDIS_URL, () => {});
	return {
		counters: limitsThatFallBack(
			limitsInRedis(redis, TOKEN_SECRET),
			inDatabase,
			tellAway,
		),
		close: () => redis.destroy(),
	};
}
