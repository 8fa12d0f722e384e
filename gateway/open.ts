import path from "node:path";
import pino, { type Logger } from "pino";
import { createGateway, type Gateway } from "./app";
import {
	type Database,
	type DatabaseHandle,
	jobPatience,
	openDatabase,
	type Patience,
	shopperPatience,
} from "./db/client";
import {
	sweepImports,
	workOnImports,
} from "./features/catalog/goods/import/work";
import { sweepWatches } from "./features/catalog/goods-watch/service";
import { tellWatchers } from "./features/catalog/goods-watch/tell";
import { sweepMisses } from "./features/catalog/search/misses";
import { turnActivities } from "./features/content/activity/service";
import { sweepCodes } from "./features/identity/login/sweep";
import { sweepSessions } from "./features/identity/session/service";
import { sumUpDays } from "./features/insight/dashboard/service";
import { sweepCommands } from "./features/platform/idempotency/service";
import type { EffectProviders } from "./features/platform/outbox/effects";
import { openOutboxWorker } from "./features/platform/outbox/worker";
import { sweepPreOrders } from "./features/sales/checkout/pre-order";
import { failOverdueGroups } from "./features/sales/group/fail";
import { completeDue, receiveDue } from "./features/sales/order/by-itself";
import { expireUnpaid } from "./features/sales/order/expire";
import { maskOrdersOfDeleted } from "./features/sales/order/forget";
import { payBack } from "./features/sales/payment/pay-back";
import { reconcilePayments } from "./features/sales/payment/reconcile";
import type { PayDeps } from "./features/sales/payment/settle";
import { windUpFailedGroups } from "./features/sales/refund/failed-groups";
import { sendBack } from "./features/sales/refund/send-back";
import { describeFailure } from "./http/describe-failure";
import type { Limits } from "./http/limits";
import { limitsInDatabase } from "./http/limits-in-database";
import { limitsInRedis } from "./http/limits-in-redis";
import { limitsThatFallBack } from "./http/limits-that-fall-back";
import type { CacheTags } from "./providers/cache-tags/interface";
import { tellStorefronts } from "./providers/cache-tags/local";
import { tellThroughRedis } from "./providers/cache-tags/redis";
import { openMaps } from "./providers/maps/open";
import { openMail, openSms } from "./providers/open-messages";
import { openPaymentProviders } from "./providers/payment/open";
import { openRedis } from "./providers/redis";
import { openSocialProviders } from "./providers/social/open";
import type { PictureStorage } from "./providers/storage/interface";
import { keepInDatabase } from "./providers/storage/live";
import { keepInFolder } from "./providers/storage/local";
import { openReadiness, type Readiness } from "./readiness";
import { openSchedule, type Schedule, type Task, together } from "./schedule";
import { serveReadiness } from "./serve-readiness";
import type { GatewaySettingsFromEnvironment } from "./settings";
import { settingsOfRequests } from "./settings-of-requests";
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

export const jobConnectionsMax = 3;
const expireEveryMs = 30_000;
const moveEveryMs = 60_000;
const turnEveryMs = 10_000;
const sumUpEveryMs = 10 * 60_000;
const importEveryMs = 500;
const watchEveryMs = 10_000;

/** A gateway with everything it needs, made from settings; whoever opens it closes it. */
export function openGateway(
	settings: GatewaySettingsFromEnvironment,
	host: Host = {},
): OpenGateway {
	const log = pino({ level: settings.LOG_LEVEL, base: { part: "gateway" } });
	const { database, jobs } = openDatabases(settings, log);
	const now = () => new Date();
	const limits = openLimits(settings, database.pool, log);
	const payments = openPaymentProviders(settings, { db: database.db, now });
	const gateway = createGateway({
		db: database.db,
		limits: limits.counters,
		log,
		now,
		social: openSocialProviders(settings, now),
		maps: openMaps(settings, { limits: limits.counters, log, now }),
		payments,
		storage: openStorage(settings, database.db),
		settings: settingsOfRequests(settings),
	});
	const readiness = openReadiness({
		pool: database.pool,
		connectionString: settings.DATABASE_URL,
	});
	serveReadiness(gateway, readiness);
	const measures = watch(gateway, settings.METRICS_TOKEN, {
		db: jobs.db,
		pools: { shoppers: database.pool, jobs: jobs.pool },
		readiness,
	});
	const cacheTags = openCacheTags(settings, host, log);
	const mail = openMail(settings, log);
	const outbox = openOutboxWorker(
		{
			db: jobs.db,
			log,
			providers: {
				cacheTags,
				mail,
				siteUrl: settings.SITE_URL,
				sms: openSms(settings, log),
				...effectsWithin({ db: jobs.db, now, payments }, settings.TOKEN_SECRET),
			},
		},
		async () => {
			await limits.counters.sweep();
			await sweepRows(jobs.db, now());
		},
	);
	const tasks = openTasks({ db: jobs.db, log, now, payments });
	const replacement = replaceWhenLost(readiness, log);
	const others = openSchedule([replacement, ...measures], log);
	const worker = together([outbox, tasks, others]);
	const close = async () => {
		await worker.stop();
		await cacheTags.close();
		mail.close();
		limits.close();
		await Promise.all([database.close(), jobs.close()]);
	};
	return { gateway, log, worker, close };
}

/** Effects that write to the database again. */
function effectsWithin(deps: Omit<PayDeps, "log">, tokenSecret: string) {
	return {
		payBack: (charge) => payBack(deps, charge),
		sendBack: (refund) => sendBack(deps, refund),
		tellWatchers: (changed) => tellWatchers({ ...deps, tokenSecret }, changed),
	} satisfies Partial<EffectProviders>;
}

/** Jobs have connections of their own, so that they and shoppers cannot take each other's. */
function openDatabases(
	{ DATABASE_URL, DATABASE_CONNECTIONS_MAX }: GatewaySettingsFromEnvironment,
	log: Logger,
): { database: DatabaseHandle; jobs: DatabaseHandle } {
	const open = (connectionsMax: number, patience: Patience) =>
		openDatabase(DATABASE_URL, {
			connectionsMax,
			patience,
			onLost: (error) =>
				log.warn(
					{ failure: describeFailure(error) },
					"database connection lost",
				),
		});
	return {
		database: open(DATABASE_CONNECTIONS_MAX, shopperPatience),
		jobs: open(jobConnectionsMax, jobPatience),
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

/** Forgets what nobody needs any more. */
async function sweepRows(db: Database, now: Date): Promise<void> {
	await sweepCodes(db, now);
	await sweepSessions(db, now);
	await sweepPreOrders(db, now);
	await sweepCommands(db, now);
	await sweepImports(db, now);
	await maskOrdersOfDeleted(db, now);
	await sweepMisses(db, now);
	await sweepWatches(db, now);
}

/** What the shop does by itself: payments are looked after before what nobody paid is given back and groups fail. */
function openTasks(deps: PayDeps): Schedule {
	const task = {
		name: "look after payments, expire unpaid orders, end groups",
		everyMs: expireEveryMs,
		run: async () => {
			await reconcilePayments(deps);
			await expireUnpaid(deps.db, deps.now());
			await failOverdueGroups(deps);
			await windUpFailedGroups(deps);
		},
	};
	const byItself = {
		name: "receive and complete what nobody moves",
		everyMs: moveEveryMs,
		run: async () => {
			await receiveDue(deps.db, deps.now());
			await completeDue(deps.db, deps.now());
		},
	};
	const turns = {
		name: "call back the pages of activities that began or ended",
		everyMs: turnEveryMs,
		run: () => turnActivities(deps.db, deps.now()),
	};
	const dashboard = {
		name: "add up the days that are over",
		everyMs: sumUpEveryMs,
		run: () => sumUpDays(deps.db, deps.now()),
	};
	const imports = {
		name: "read and run files of goods",
		everyMs: importEveryMs,
		run: () => workOnImports(deps),
	};
	return openSchedule([task, byItself, turns, dashboard, imports], deps.log);
}

export function openStorage(
	{
		UPLOADS,
		DATA_DIR,
	}: Pick<GatewaySettingsFromEnvironment, "UPLOADS" | "DATA_DIR">,
	db: Database,
): PictureStorage {
	return UPLOADS === "folder"
		? keepInFolder(path.resolve(DATA_DIR, "uploads"))
		: keepInDatabase(db);
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
