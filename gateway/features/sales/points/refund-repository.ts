import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { findRow } from "../../../db/one-row";
import { pointsEntry } from "../../../db/schema/points";

/** What the receipt of an order brought; none where it was not received, or brought nothing. */
export const findGranted = (tx: Transaction, orderId: number) =>
	findRow(
		tx,
		pointsEntry,
		and(eq(pointsEntry.orderId, orderId), eq(pointsEntry.kind, "granted")),
	);

const total = sql<number>`coalesce(sum(${pointsEntry.amount}), 0)::int`;

/** Not above zero. */
export async function sumTakenBack(
	tx: Transaction,
	orderId: number,
): Promise<number> {
	const [row] = await tx
		.select({ total })
		.from(pointsEntry)
		.where(
			and(eq(pointsEntry.orderId, orderId), eq(pointsEntry.kind, "takenBack")),
		);
	return row?.total ?? 0;
}

/** An account's balance, frozen ones too. */
export async function sumAll(
	tx: Transaction,
	accountId: number,
): Promise<number> {
	const [row] = await tx
		.select({ total })
		.from(pointsEntry)
		.where(eq(pointsEntry.accountId, accountId));
	return row?.total ?? 0;
}
