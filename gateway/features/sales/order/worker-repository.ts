import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../db/client";
import { masterOrder, merchantOrder } from "../../../db/schema/order";

const isOverAt = (now: Date) =>
	and(
		lte(masterOrder.expiresAt, now),
		isNull(masterOrder.paidAt),
		isNull(masterOrder.cancelledAt),
	);

export async function listExpired(db: Database, now: Date, limit: number) {
	const rows = await db
		.select({ id: masterOrder.id })
		.from(masterOrder)
		.where(isOverAt(now))
		.orderBy(asc(masterOrder.expiresAt))
		.limit(limit);
	return rows.map(({ id }) => id);
}

/** Undefined where another process holds it, or has decided already. */
export async function lockExpired(tx: Transaction, id: number, now: Date) {
	const [row] = await tx
		.select()
		.from(masterOrder)
		.where(and(eq(masterOrder.id, id), isOverAt(now)))
		.for("no key update", { skipLocked: true });
	return row;
}

/** Paid orders that have stood in one status for too long. */
export function listDue(
	db: Database,
	due: { shippedBefore: Date } | { receivedBefore: Date },
	limit: number,
) {
	const { id, masterId, status, shippedAt, receivedAt } = merchantOrder;
	const [since, isDue] =
		"shippedBefore" in due
			? [
					shippedAt,
					and(
						sql`${status} = 'awaitingReceipt'`,
						lte(shippedAt, due.shippedBefore),
					),
				]
			: [
					receivedAt,
					and(sql`${status} = 'received'`, lte(receivedAt, due.receivedBefore)),
				];
	return db
		.select({ id, masterId })
		.from(merchantOrder)
		.where(isDue)
		.orderBy(asc(since))
		.limit(limit);
}

/** False where another process holds it. */
export async function lockDueMaster(
	tx: Transaction,
	id: number,
): Promise<boolean> {
	const rows = await tx
		.select({ id: masterOrder.id })
		.from(masterOrder)
		.where(eq(masterOrder.id, id))
		.for("no key update", { skipLocked: true });
	return rows.length > 0;
}
