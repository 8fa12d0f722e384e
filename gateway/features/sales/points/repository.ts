import { and, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client";
import { findRow } from "../../../db/one-row";
import { pointsEntry } from "../../../db/schema/points";
import { sumEntries } from "./read-repository";

/** What is no longer frozen; never more than all entries come to. */
export async function sumUsable(
	db: Queryable,
	accountId: number,
	now: Date,
): Promise<number> {
	return (await sumEntries(db, accountId, now)).usable;
}

export async function insertEntry(
	tx: Transaction,
	row: typeof pointsEntry.$inferInsert,
): Promise<void> {
	await tx.insert(pointsEntry).values(row);
}

export const findSpent = (tx: Transaction, masterId: number) =>
	findRow(
		tx,
		pointsEntry,
		and(eq(pointsEntry.masterId, masterId), eq(pointsEntry.kind, "spent")),
	);

/** All at once, so that neither balance is negative at any time. */
export async function moveEntries(
	tx: Transaction,
	{ from, to }: { from: number; to: number },
): Promise<void> {
	await tx
		.update(pointsEntry)
		.set({ accountId: to })
		.where(eq(pointsEntry.accountId, from));
}
