import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Transaction } from "./client";

/**
 * Several writes in one statement, and what it answers. A write may name an earlier one as a table, which holds what that
 * returned; otherwise none sees what the others wrote. Those that are undefined are left out.
 */
export async function writeTogether<Row extends Record<string, unknown>>(
	tx: Transaction,
	writes: Record<string, SQLWrapper | undefined>,
	answer: SQL = sql`select`,
): Promise<Row[]> {
	const parts = Object.entries(writes).flatMap(([name, write]) =>
		write ? [sql`${sql.identifier(name)} as ${write}`] : [],
	);
	const { rows } = await tx.execute(
		sql`with ${sql.join(parts, sql`, `)} ${answer}`,
	);
	return rows as Row[];
}
