import type { SQLWrapper } from "drizzle-orm";
import {
	NodePgSession,
	NodePgTransaction,
} from "drizzle-orm/node-postgres/session";
import { PgDialect, type PgTransactionConfig } from "drizzle-orm/pg-core";
import { DatabaseError, type Pool, type PoolClient } from "pg";
import { hasCommitted } from "./after-commit";
import type { Transaction } from "./client";

/** A connection that still answers undoes at once. */
export const rollbackMs = 1_000;
const dialect = new PgDialect();

export interface TransactionConfig extends PgTransactionConfig {
	/**
	 * Locks that the work begins with, in their order; they travel with the `begin`, so they name whole numbers alone. Their
	 * rows are not answered: what was read while waiting for a lock may be old, so whoever needs them reads them when the
	 * lock is there.
	 */
	locks?: SQLWrapper[];
}

export type Transact = <Result>(
	work: (tx: Transaction) => Promise<Result>,
	config?: TransactionConfig,
) => Promise<Result>;

/**
 * All of a work, or nothing of it. What the work throws is thrown on when it is undone. Whether a commit holds that was
 * not answered is not known: what may not be done twice is kept with its answer (`idempotency`).
 *
 * A connection goes back to the pool only when the server has said that its transaction is over. Any other is destroyed,
 * for the next borrower would commit what stands open; the server undoes it when the connection is gone. `limits` are
 * statements of which the transaction takes the end with it, for sessions that are not ours.
 */
export function transactionsOn(pool: Pool, limits: string[] = []): Transact {
	return async (work, config) => {
		const connection = await pool.connect();
		// Whoever waits for an answer hears of a connection that breaks; unhandled, it would end the process.
		connection.on("error", ignore);
		let isOver = false;
		let isAnswered = false;
		try {
			try {
				await connection.query(beginOf(config, limits));
				isAnswered = true;
				const tx = transactionOf(connection);
				const result = await work(tx);
				await connection.query("commit");
				isOver = true;
				hasCommitted(tx);
				return result;
			} catch (error) {
				// Where not even the beginning was answered, nothing else will be.
				isAnswered ||= error instanceof DatabaseError;
				isOver = isAnswered && (await isRolledBack(connection));
				throw error;
			}
		} finally {
			connection.off("error", ignore);
			connection.release(!isOver);
		}
	};
}

function ignore(): void {}

function beginOf(
	{
		isolationLevel,
		accessMode,
		deferrable,
		locks = [],
	}: TransactionConfig = {},
	limits: string[],
): string {
	const level = isolationLevel && `isolation level ${isolationLevel}`;
	const wait = deferrable && "deferrable";
	const begin = ["begin", level, accessMode, wait].filter(Boolean).join(" ");
	return [begin, ...limits, ...locks.map(inlined)].join("; ");
}

/** Several statements travel together only without parameters; nothing but whole numbers is written into one. */
function inlined(statement: SQLWrapper): string {
	const { params } = dialect.sqlToQuery(statement.getSQL());
	if (!params.every(Number.isSafeInteger))
		throw new Error("A lock at the beginning names whole numbers alone");
	return dialect.sqlToQuery(statement.getSQL().inlineParams()).sql;
}

function transactionOf(connection: PoolClient): Transaction {
	const session = new NodePgSession(connection, dialect, undefined);
	return new NodePgTransaction(dialect, session, undefined);
}

async function isRolledBack(connection: PoolClient): Promise<boolean> {
	const rollback = { text: "rollback", query_timeout: rollbackMs };
	try {
		await connection.query(rollback);
		return true;
	} catch {
		return false;
	}
}
