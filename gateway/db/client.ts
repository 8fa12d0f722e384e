import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool } from "pg";

export type Database = NodePgDatabase<Record<string, never>>;

/** Inside a transaction: what asks for one cannot be called outside. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface DatabaseHandle {
	db: Database;
	/** The connections behind it, for libraries that bring statements of their own. */
	pool: Pool;
	close: () => Promise<void>;
}

interface Options {
	/** Upper bound of open connections. The embedded database serves 20 in all. */
	connectionsMax: number;
	/** Told of a connection that broke while idle; the pool replaces it by itself. */
	onLost: (error: Error) => void;
	patience?: Patience;
}

/** Longest waits for a connection and for an answer, so that a database that hangs becomes a 503 and not a hung page. */
export interface Patience {
	connectMs: number;
	statementMs: number;
}

export const shopperPatience: Patience = {
	connectMs: 2_500,
	statementMs: 3_000,
};

export function openDatabase(
	connectionString: string,
	{ connectionsMax, onLost, patience = shopperPatience }: Options,
): DatabaseHandle {
	const pool = new Pool({
		connectionString,
		max: connectionsMax,
		connectionTimeoutMillis: patience.connectMs,
		query_timeout: patience.statementMs,
		idleTimeoutMillis: 60_000,
	});
	pool.on("error", onLost);
	return { db: drizzle(pool), pool, close: () => pool.end() };
}
