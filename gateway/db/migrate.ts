import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { type Migration, readMigrations } from "./migration-files";
import { readSchemaState, type SchemaState } from "./schema-state";

/** Any number will do, as long as every node asks for the same one. */
export const migrationLock = 7_204_631;
/** So long shoppers wait in line behind a migration that waits for a table; they have three seconds. */
const lockTimeoutMs = 1_000;
/** Before it gets in line again: everybody who stood behind it is served meanwhile. */
const pauseMs = 500;
/** How long a node waits for another that is migrating, or for who holds a table; each migration anew. */
export const migrationPatienceMs = 600_000;

/** Fit to be read by whoever starts the shop: one line with its remedy. */
export class SchemaError extends Error {}

/**
 * Brings a database to the newest schema, each migration in a transaction of its own; does nothing where it is there, or
 * of a newer release that lets this one run. Refuses any other newer one by `SchemaError`. Several nodes may start at
 * once: one migrates, the others wait for it and find the work done.
 */
export async function migrateDatabase(
	connectionString: string,
	migrations = readMigrations(),
): Promise<SchemaState> {
	const client = new Client({ connectionString });
	await client.connect();
	try {
		const read = async () => {
			const state = await readSchemaState(client, migrations);
			if (state.refusal) throw new SchemaError(state.refusal);
			return state;
		};
		const before = await read();
		if (before.pending.length === 0) return before;
		await patiently("the list of migrations", () =>
			inTransaction(client, () => keepList(client)),
		);
		for (const migration of migrations) {
			const { tag, isConcurrent } = migration;
			if (!before.pending.includes(tag)) continue;
			const inTurn = isConcurrent ? inSession : inTransaction;
			await patiently(tag, () =>
				inTurn(client, async () => {
					if ((await read()).pending.includes(tag))
						await runMigration(client, migration);
				}),
			);
		}
		return await read();
	} finally {
		await client.end();
	}
}

/** Runs it and writes it down, in whatever transaction is open. */
export async function runMigration(
	client: Client,
	migration: Migration,
): Promise<void> {
	const { statements, isConcurrent, hash, when, tag, needs } = migration;
	for (const statement of statements) {
		if (isConcurrent) await dropInvalid(client, statement);
		await client.query(statement);
	}
	// On the embedded database two may have run a concurrent one, which does no harm.
	await client.query(
		`INSERT INTO drizzle.__drizzle_migrations (hash, created_at, tag, needs) SELECT $1, $2::bigint, $3, $4
		WHERE NOT EXISTS (SELECT FROM drizzle.__drizzle_migrations WHERE created_at = $2::bigint)`,
		[hash, when, tag, needs],
	);
}

/** The list that drizzle keeps, and beside each migration what later releases need to know of it. */
export async function keepList(client: Client): Promise<void> {
	await client.query("CREATE SCHEMA IF NOT EXISTS drizzle");
	await client.query(
		"CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)",
	);
	await client.query(
		"ALTER TABLE drizzle.__drizzle_migrations ADD COLUMN IF NOT EXISTS tag text, ADD COLUMN IF NOT EXISTS needs text",
	);
}

/** An index that was broken off while it was built stands there by its name and is used by nobody. */
async function dropInvalid(client: Client, statement: string): Promise<void> {
	const { rows } = await client.query<{ name: string }>(
		`SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
		WHERE NOT indisvalid AND position('"' || relname || '"' IN $1) > 0`,
		[statement],
	);
	for (const { name } of rows)
		await client.query(`DROP INDEX CONCURRENTLY ${name}`);
}

type Turn = (client: Client, work: () => Promise<void>) => Promise<boolean>;

/** Answers whether it was this node's turn. The lock ends with the transaction, and holds on the embedded database too, where all share one session. */
const inTransaction: Turn = async (client, work) => {
	await client.query("BEGIN");
	try {
		await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
		const isOurs = await tryLock(client, "pg_try_advisory_xact_lock");
		if (isOurs) await work();
		await client.query("COMMIT");
		return isOurs;
	} catch (error) {
		await client.query("ROLLBACK").catch(() => undefined);
		throw error;
	}
};

const inSession: Turn = async (client, work) => {
	const isOurs = await tryLock(client, "pg_try_advisory_lock");
	if (!isOurs) return false;
	try {
		await work();
	} finally {
		await client
			.query("SELECT pg_advisory_unlock($1)", [migrationLock])
			.catch(() => undefined);
	}
	return true;
};

/** Asked again and again: a node that waited inside the question would hold up an index that another builds concurrently. */
async function tryLock(client: Client, how: string): Promise<boolean> {
	const { rows } = await client.query<{ ours: boolean }>(
		`SELECT ${how}($1) AS ours`,
		[migrationLock],
	);
	return rows[0]?.ours ?? false;
}

const lockNotAvailable = "55P03";
const deadlock = "40P01";

/** Gives up and tries again while somebody holds a table, so that nobody else waits behind. */
async function patiently(
	what: string,
	attempt: () => Promise<boolean>,
): Promise<void> {
	const limit = Date.now() + migrationPatienceMs;
	let reason = "another node is migrating";
	do {
		try {
			if (await attempt()) return;
		} catch (error) {
			const { code = "", message } = error as { code?: string } & Error;
			if (![lockNotAvailable, deadlock].includes(code)) throw error;
			reason = message;
		}
		await wait(pauseMs);
	} while (Date.now() < limit);
	throw new SchemaError(
		`The database is not migrated: ${what} waited for ten minutes (${reason}). \`npm run doctor\` says who holds others up; end that, and start again.`,
	);
}
