import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { type Client, type ClientBase, Pool, type PoolClient } from "pg";
import { PreparedStatements } from "./prepared-statements";
import { type Transact, transactionsOn } from "./transactions";

type DrizzleDatabase = NodePgDatabase<Record<string, never>>;

/** Its `transaction` is ours (`transactions.ts`): drizzle's own loses connections and commits halves. */
export type Database = Omit<DrizzleDatabase, "transaction"> & {
	transaction: Transact;
};

/** Inside a transaction: what asks for one cannot be called outside. */
export type Transaction = Parameters<
	Parameters<DrizzleDatabase["transaction"]>[0]
>[0];

/** What can be asked, inside a transaction or not. */
export type Queryable = Database | Transaction;

/** What its statements are sent to: the pool, or the connection of a transaction. */
export const connectionOf = (db: Queryable): Pool | PoolClient =>
	(db._.session as unknown as { client: Pool | PoolClient }).client;

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
	/** A pooler stands between that hands a session to somebody else after each transaction. */
	isPooled?: boolean;
}

/** Longest waits for a connection and for an answer, so that a database that hangs becomes a 503 and not a hung page. */
export interface Patience {
	connectMs: number;
	/** The server itself ends a statement, or its wait for a lock, after this, and undoes its transaction. */
	statementMs: number;
}

export const shopperPatience: Patience = {
	connectMs: 2_500,
	statementMs: 3_000,
};

/** Nobody waits for what the shop does by itself, and some of it reads much at once. */
export const jobPatience: Patience = {
	connectMs: 30_000,
	statementMs: 60_000,
};

/** So much later nobody waits any more for a server that is away, nor for the embedded one, which ends nothing itself. */
export const graceMs = 1_000;

/** A transaction that asks for nothing for so long is of a process that stands still. */
const idleInTransactionMs = 10_000;

export function openDatabase(
	connectionString: string,
	options: Options,
): DatabaseHandle {
	const { connectionsMax, onLost, isPooled = false } = options;
	const { patience = shopperPatience } = options;
	const { connectMs, statementMs } = patience;
	const prepared = new PreparedStatements();
	const pool = new Pool({
		connectionString,
		max: connectionsMax,
		connectionTimeoutMillis: connectMs,
		query_timeout: statementMs + graceMs,
		idleTimeoutMillis: 60_000,
		...(!isPooled && {
			onConnect: (client: ClientBase) => {
				prepared.follow(client as Client);
				return prepareConnection(client, patience);
			},
		}),
	});
	pool.on("error", onLost);
	const ofTransaction = isPooled
		? limitsOf(patience).map((limit) => `set local ${limit}`)
		: [];
	const db = Object.assign(drizzle(pool), {
		transaction: transactionsOn(pool, ofTransaction),
	});
	return { db, pool, close: () => pool.end() };
}

/**
 * Statements of a shop are short, and to compile one takes the server longer than to answer it: a page of goods 75 ms
 * instead of 2.
 */
export const limitsOf = ({ statementMs }: Patience): string[] => [
	`statement_timeout = ${statementMs}`,
	`lock_timeout = ${statementMs}`,
	`idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
	"jit = off",
];

/** By a statement: a pooler between may refuse a connection that asks for them as it opens. */
async function prepareConnection(
	client: ClientBase,
	patience: Patience,
): Promise<void> {
	await client.query(
		limitsOf(patience)
			.map((limit) => `set ${limit}`)
			.join("; "),
	);
}
