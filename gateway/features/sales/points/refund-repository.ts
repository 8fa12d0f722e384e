import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { lockRow } from "../../../db/one-row";
import { merchantOrder } from "../../../db/schema/order";
import { pointsEntry } from "../../../db/schema/points";

const isGranted = eq(pointsEntry.kind, "granted");

/** What the receipt of an order brought, held; none where it was not received, or brought nothing. */
export const lockGranted = (tx: Transaction, orderId: number) =>
	lockRow(tx, pointsEntry, and(eq(pointsEntry.orderId, orderId), isGranted));

/** The same of an account's orders that brought more than what is left paid of them would. */
export function lockGrantedAndRefunded(tx: Transaction, accountId: number) {
	const { amount, orderId, usableFrom, id } = pointsEntry;
	const { total, refunded, masterId } = merchantOrder;
	const grants = sql<number>`floor(${total} - ${refunded})::int`;
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
			and(eq(pointsEntry.accountId, accountId), isGranted, gt(amount, grants)),
		)
		.orderBy(asc(id))
		.for("update", { of: pointsEntry });
}

const sumOfAmounts = sql<number>`coalesce(sum(${pointsEntry.amount}), 0)::int`;

/** Not above zero. */
export async function sumTakenBack(
	tx: Transaction,
	orderId: number,
): Promise<number> {
	const [row] = await tx
		.select({ total: sumOfAmounts })
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
		.select({ total: sumOfAmounts })
		.from(pointsEntry)
		.where(eq(pointsEntry.accountId, accountId));
	return row?.total ?? 0;
}
