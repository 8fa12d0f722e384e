import { and, eq, lt } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { findRow } from "../../../db/one-row";
import { idempotency } from "../../../db/schema/idempotency";

export type CommandRow = typeof idempotency.$inferSelect;

export const findCommand = (db: Queryable, accountId: number, key: string) =>
	findRow(
		db,
		idempotency,
		and(eq(idempotency.accountId, accountId), eq(idempotency.key, key)),
	);

/** Alone, or as a part of a larger statement. */
export function commandInsert(
	tx: Transaction,
	row: typeof idempotency.$inferInsert,
) {
	return tx.insert(idempotency).values(row);
}

/** False where its key was used before. */
export async function insertFirstCommand(
	db: Database,
	row: typeof idempotency.$inferInsert,
): Promise<boolean> {
	const inserted = await db
		.insert(idempotency)
		.values(row)
		.onConflictDoNothing()
		.returning({ key: idempotency.key });
	return inserted.length > 0;
}

export async function deleteCommandsBefore(db: Database, time: Date) {
	await db.delete(idempotency).where(lt(idempotency.createdAt, time));
}
