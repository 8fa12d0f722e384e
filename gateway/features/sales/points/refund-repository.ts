import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { lockRow } from "../../../db/one-row";
import { merchantOrder } from "../../../db/schema/order";
import { pointsEntry } from "../../../db/schema/points";

const isGranted = eq(pointsEntry.kind, "granted");

/** What the receipt of an order brought, held; none where it was not received, or brought nothing. */
export const lockGranted = (tx: Transaction, orderId: number) =>
	lockRow(tx, pointsEntry, and(eq(pointsEntry.orderId, orderId), isGranted));

const sumOfAmounts = sql<number>`coalesce(sum(${pointsEntry.amount}), 0)::int`;

/**
 * The same of an account's orders that have kept more than what is left paid of them grants. How much more is to be
 * counted once they are held.
 */
export function lockOwing(tx: Transaction, accountId: number) {
	const { amount, orderId, usableFrom, id } = pointsEntry;
	const { total, refunded, masterId } = merchantOrder;
	const grants = sql<number>`floor(${total} - ${refunded})::int`;
	const kept = sql`(select sum(entry.amount) from ${pointsEntry} as entry
		where entry.account_id = ${accountId} and entry.order_id = ${merchantOrder.id} and entry.kind in ('granted', 'takenBack'))`;
	return tx
		.select({
			orderId: merchantOrder.id,
			masterId,
			usableFrom,
			granted: amount,
			grants,
		})
		.from(pointsEntry)
		.innerJoin(merchantOrder, eq(merchantOrder.id, orderId))
		.where(
			and(
				eq(pointsEntry.accountId, accountId),
				isGranted,
				gt(amount, grants),
				gt(kept, grants),
			),
		)
		.orderBy(asc(id))
		.for("update", { of: pointsEntry });
}

/** Of an account's order, among the account's entries, by which there is an index. Not above zero. */
export async function sumTakenBack(
	tx: Transaction,
	{ accountId, orderId }: { accountId: number; orderId: number },
): Promise<number> {
	const [row] = await tx
		.select({ total: sumOfAmounts })
		.from(pointsEntry)
		.where(
			and(
				eq(pointsEntry.accountId, accountId),
				eq(pointsEntry.orderId, orderId),
				eq(pointsEntry.kind, "takenBack"),
			),
		);
	return row?.total ?? 0;
}

/** An account's balance, frozen ones too. */
export async function sumAll(
	tx: Transaction,
	accountId: number,
): Promise<number> {
	const [row] = await tx
		.select({ total: sumOfAmounts })
		.from(pointsEntry)
		.where(eq(pointsEntry.accountId, accountId));
	return row?.total ?? 0;
}
