import path from "node:path";
import pino, { type Logger } from "pino";
import { createGateway, type Gateway } from "./app";
import { type Database, openDatabase } from "./db/client";
import { type OutboxWorker, openOutboxWorker } from "./features/outbox/worker";
import { describeFailure } from "./http/describe-failure";
import type { CacheTags } from "./providers/cache-tags/interface";
import { tellStorefronts } from "./providers/cache-tags/local";
import { tellThroughRedis } from "./providers/cache-tags/redis";
import { openSocialProviders } from "./providers/social/open";
import type { PictureStorage } from "./providers/storage/interface";
import { keepInDatabase } from "./providers/storage/live";
import { keepInFolder } from "./providers/storage/local";
import type { GatewaySettingsFromEnvironment } from "./settings";

export interface OpenGateway {
	gateway: Gateway;
	log: Logger;
	/** Waits to be started. */
	worker: OutboxWorker;
	close: () => Promise<void>;
}

interface Host {
	/** The storefront that opens the gateway in its own process, to be told when STOREFRONT_URL names none. */
	ownAddress?: () => string;
}

/** A gateway with everything it needs, made from settings; whoever opens it closes it. */
export function openGateway(
	settings: GatewaySettingsFromEnvironment,
	host: Host = {},
): OpenGateway {
	const log = pino({ level: settings.LOG_LEVEL, base: { part: "gateway" } });
	const database = openDatabase(settings.DATABASE_URL, {
		connectionsMax: settings.DATABASE_CONNECTIONS_MAX,
		onLost: (error) =>
			log.warn({ failure: describeFailure(error) }, "database connection lost"),
	});
	const now = () => new Date();
	const gateway = createGateway({
		db: database.db,
		storage: openStorage(settings, database.db),
		log,
		now,
		social: openSocialProviders(settings, now),
		settings: {
			signatureSecret: settings.SIGNATURE_SECRET,
			signatureMode: settings.SIGNATURE_MODE,
			tokenSecret: settings.TOKEN_SECRET,
			docsAssetFolder:
				settings.NODE_ENV === "production"
					? undefined
					: path.resolve("node_modules/swagger-ui-dist"),
		},
	});
	const cacheTags = openCacheTags(settings, host, log);
	const worker = openOutboxWorker({
		db: database.db,
		log,
		providers: { cacheTags },
	});
	const close = async () => {
		await worker.stop();
		await cacheTags.close();
		await database.close();
	};
	return { gateway, log, worker, close };
}

function openStorage(
	{ UPLOADS, DATA_DIR }: GatewaySettingsFromEnvironment,
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
