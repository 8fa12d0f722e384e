import { and, eq, lte, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/client";
import { pointsEntry } from "../../db/schema/points";

type Queryable = Database | Transaction;

/** What is no longer frozen; never more than all entries come to. */
export async function sumUsable(
	db: Queryable,
	accountId: number,
	now: Date,
): Promise<number> {
	const [row] = await db
		.select({
			all: sql<number>`coalesce(sum(${pointsEntry.amount}), 0)::int`,
			unfrozen: sql<number>`coalesce(sum(${pointsEntry.amount}) filter (where ${lte(pointsEntry.usableFrom, now)}), 0)::int`,
		})
		.from(pointsEntry)
		.where(eq(pointsEntry.accountId, accountId));
	return Math.max(Math.min(row?.all ?? 0, row?.unfrozen ?? 0), 0);
}

export async function insertEntry(
	tx: Transaction,
	row: typeof pointsEntry.$inferInsert,
): Promise<void> {
	await tx.insert(pointsEntry).values(row);
}

export async function findSpent(tx: Transaction, masterId: number) {
	const [row] = await tx
		.select()
		.from(pointsEntry)
		.where(
			and(eq(pointsEntry.masterId, masterId), eq(pointsEntry.kind, "spent")),
		);
	return row;
}
