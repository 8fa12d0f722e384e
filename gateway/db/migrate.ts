import { resolve } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

/** Any number will do, as long as every node asks for the same one. */
export const migrationLock = 7_204_631;
export const migrationsFolder = resolve(import.meta.dirname, "migrations");
/** How long a node waits for another that is migrating. */
const lockWaitMs = 120_000;

/**
 * Brings a database to the newest schema; does nothing when it is there. Several nodes may start at
 * once: one migrates, the others wait for it and find the work done.
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
	const client = new Client({ connectionString });
	await client.connect();
	try {
		// The migrator's own BEGIN joins this transaction and its COMMIT ends it, lock and all. A lock
		// of the session would hold nobody off on the embedded database, where all share one session.
		await client.query("BEGIN");
		await client.query(`SET LOCAL lock_timeout = ${lockWaitMs}`);
		await client.query("SELECT pg_advisory_xact_lock($1)", [migrationLock]);
		await migrate(drizzle(client), { migrationsFolder });
	} finally {
		await client.end();
	}
}
