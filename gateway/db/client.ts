import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool } from "pg";

export type Database = NodePgDatabase<Record<string, never>>;

/** Inside a transaction: what asks for one cannot be called outside. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface DatabaseHandle {
	db: Database;
	close: () => Promise<void>;
}

interface Options {
	/** Upper bound of open connections. The embedded database serves 20 in all. */
	connectionsMax: number;
	/** Told of a connection that broke while idle; the pool replaces it by itself. */
	onLost: (error: Error) => void;
}

/** Longest waits for a connection and for an answer, so that a database that hangs becomes a 503 and not a hung page. */
const connectTimeoutMs = 2_500;
const statementTimeoutMs = 3_000;

export function openDatabase(
	connectionString: string,
	{ connectionsMax, onLost }: Options,
): DatabaseHandle {
	const pool = new Pool({
		connectionString,
		max: connectionsMax,
		connectionTimeoutMillis: connectTimeoutMs,
		query_timeout: statementTimeoutMs,
		idleTimeoutMillis: 60_000,
	});
	pool.on("error", onLost);
	return { db: drizzle(pool), close: () => pool.end() };
}
