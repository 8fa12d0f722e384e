import path from "node:path";
import pino, { type Logger } from "pino";
import { createGateway, type Gateway } from "./app";
import { openDatabase } from "./db/client";
import { describeFailure } from "./http/describe-failure";
import type { GatewaySettingsFromEnvironment } from "./settings";

export interface OpenGateway {
	gateway: Gateway;
	log: Logger;
	close: () => Promise<void>;
}

/** A gateway with everything it needs, made from settings; whoever opens it closes it. */
export function openGateway(
	settings: GatewaySettingsFromEnvironment,
): OpenGateway {
	const log = pino({ level: settings.LOG_LEVEL, base: { part: "gateway" } });
	const database = openDatabase(settings.DATABASE_URL, {
		connectionsMax: settings.DATABASE_CONNECTIONS_MAX,
		onLost: (error) =>
			log.warn({ failure: describeFailure(error) }, "database connection lost"),
	});
	const gateway = createGateway({
		db: database.db,
		log,
		now: () => new Date(),
		settings: {
			signatureSecret: settings.SIGNATURE_SECRET,
			signatureMode: settings.SIGNATURE_MODE,
			docsAssetFolder:
				settings.NODE_ENV === "production"
					? undefined
					: path.resolve("node_modules/swagger-ui-dist"),
		},
	});
	return { gateway, log, close: database.close };
}
