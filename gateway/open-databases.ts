import type { Pool } from "pg";
import type { Logger } from "pino";
import {
	type DatabaseHandle,
	jobPatience,
	openDatabase,
	type Patience,
	shopperPatience,
} from "./db/client";
import { followPrimary, type Replica } from "./db/replica";
import { describeFailure } from "./http/describe-failure";
import type { GatewaySettingsFromEnvironment } from "./settings";

export const jobConnectionsMax = 3;
/** By which a process hears what others tell through the database. */
export const signalConnections = 1;

/** Whoever waits for a replica in vain has to be answered by the primary yet. */
const replicaPatience: Patience = { connectMs: 1_000, statementMs: 1_500 };

export interface Databases {
	database: DatabaseHandle;
	jobs: DatabaseHandle;
	replica: Replica | undefined;
	/** By their names in the metrics. */
	pools: Record<string, Pool>;
}

interface Wanted {
	connectionsMax: number;
	patience: Patience;
	isPooled?: boolean;
}

/**
 * Jobs have connections of their own, so that they and shoppers cannot take each other's. They are patient where shoppers
 * are not, and a pooler's session knows one patience alone: theirs pass it by.
 */
export function openDatabases(
	settings: GatewaySettingsFromEnvironment,
	log: Logger,
): Databases {
	const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL } = settings;
	const connectionsMax = settings.DATABASE_CONNECTIONS_MAX;
	const open = (url: string, wanted: Wanted) =>
		openDatabase(url, {
			...wanted,
			onLost: (error) =>
				log.warn(
					{ failure: describeFailure(error) },
					"database connection lost",
				),
		});
	const database = open(DATABASE_URL, {
		connectionsMax,
		patience: shopperPatience,
		isPooled: DATABASE_DIRECT_URL !== undefined,
	});
	const jobs = open(DATABASE_DIRECT_URL ?? DATABASE_URL, {
		connectionsMax: jobConnectionsMax,
		patience: jobPatience,
	});
	const copy =
		DATABASE_READ_URL &&
		open(DATABASE_READ_URL, { connectionsMax, patience: replicaPatience });
	const replica = copy ? followPrimary(jobs.pool, copy) : undefined;
	const pools = {
		shoppers: database.pool,
		jobs: jobs.pool,
		...(replica && { replica: replica.pool }),
	};
	return { database, jobs, replica, pools };
}
