import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Database, Transaction } from "../../db/client";
import { masterOrder } from "../../db/schema/order";

const isOverAt = (now: Date) =>
	and(
		lte(masterOrder.expiresAt, now),
		isNull(masterOrder.paidAt),
		isNull(masterOrder.cancelledAt),
	);

export async function listExpired(
	db: Database,
	now: Date,
	limit: number,
): Promise<number[]> {
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
