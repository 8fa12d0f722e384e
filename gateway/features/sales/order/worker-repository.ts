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

/** Paid orders that have stood in one status since before then; what is handed over at a store is received there alone. */
export function listDue(
	db: Database,
	{ status, before }: { status: "awaitingReceipt" | "received"; before: Date },
	limit: number,
) {
	const { id, masterId, shippedAt, receivedAt } = merchantOrder;
	const since = status === "received" ? receivedAt : shippedAt;
	const isInStatus = sql`${merchantOrder.status} = ${sql.raw(`'${status}'`)}`;
	const isBrought =
		status === "awaitingReceipt"
			? sql`not ${merchantOrder.isCollected} and ${merchantOrder.point} ->> 'kind' is distinct from 'store'`
			: undefined;
	return db
		.select({ id, masterId })
		.from(merchantOrder)
		.where(and(isInStatus, lte(since, before), isBrought))
		.orderBy(asc(since))
		.limit(limit);
}

/** False where another process holds it. */
export async function lockDueMaster(tx: Transaction, id: number) {
	const rows = await tx
		.select({ id: masterOrder.id })
		.from(masterOrder)
		.where(eq(masterOrder.id, id))
		.for("no key update", { skipLocked: true });
	return rows.length > 0;
}
