import {
	NodePgSession,
	NodePgTransaction,
} from "drizzle-orm/node-postgres/session";
import { PgDialect, type PgTransactionConfig } from "drizzle-orm/pg-core";
import type { Pool, PoolClient } from "pg";
import type { Database, Transaction } from "./client";

/** A connection that still answers undoes at once. */
export const rollbackMs = 1_000;
const dialect = new PgDialect();

/**
 * All of a work, or nothing of it. What the work throws is thrown on when it is undone. Whether a commit holds that was
 * not answered is not known: what may not be done twice is kept with its answer (`idempotency`).
 *
 * A connection goes back to the pool only when the server has said that its transaction is over. Any other is destroyed,
 * for the next borrower would commit what stands open; the server undoes it when the connection is gone.
 */
export function transactionsOn(pool: Pool): Database["transaction"] {
	return async (work, config) => {
		const connection = await pool.connect();
		// Whoever waits for an answer hears of a connection that breaks; told to nobody, it would end the process.
		connection.on("error", ignore);
		let isOver = false;
		try {
			await connection.query(beginOf(config));
			try {
				const result = await work(transactionOf(connection));
				await connection.query("commit");
				isOver = true;
				return result;
			} catch (error) {
				isOver = await isRolledBack(connection);
				throw error;
			}
		} finally {
			connection.off("error", ignore);
			connection.release(!isOver);
		}
	};
}

function ignore(): void {}

function beginOf({
	isolationLevel,
	accessMode,
	deferrable,
}: PgTransactionConfig = {}): string {
	const level = isolationLevel && `isolation level ${isolationLevel}`;
	const wait = deferrable && "deferrable";
	return ["begin", level, accessMode, wait].filter(Boolean).join(" ");
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
