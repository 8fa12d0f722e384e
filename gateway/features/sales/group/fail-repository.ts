import { and, asc, eq, isNotNull, isNull, lte, notExists } from "drizzle-orm";
import type { Database, Transaction } from "../../../db/client";
import { buyingGroup, groupPlace } from "../../../db/schema/group";
import { merchantOrder } from "../../../db/schema/order";

const isOverdue = (now: Date) =>
	and(eq(buyingGroup.state, "open"), lte(buyingGroup.closesAt, now));

const isToWindUp = and(
	eq(buyingGroup.state, "failed"),
	isNull(buyingGroup.woundUpAt),
);

export async function listOverdue(db: Database, now: Date, limit: number) {
	const rows = await db
		.select({ id: buyingGroup.id })
		.from(buyingGroup)
		.where(isOverdue(now))
		.orderBy(asc(buyingGroup.closesAt))
		.limit(limit);
	return rows.map(({ id }) => id);
}

/** Undefined where it was decided meanwhile. */
export async function setFailed(tx: Transaction, id: number, now: Date) {
	const [failed] = await tx
		.update(buyingGroup)
		.set({ state: "failed", decidedAt: now })
		.where(and(eq(buyingGroup.id, id), isOverdue(now)))
		.returning();
	return failed;
}

export async function listToWindUp(db: Database, limit: number) {
	const rows = await db
		.select({ id: buyingGroup.id })
		.from(buyingGroup)
		.where(isToWindUp)
		.orderBy(asc(buyingGroup.decidedAt))
		.limit(limit);
	return rows.map(({ id }) => id);
}

const isPaidStill = (groupId: number) =>
	and(
		eq(groupPlace.groupId, groupId),
		isNotNull(groupPlace.paidAt),
		isNull(groupPlace.releasedAt),
	);

export function listPaidOrders(db: Database, groupId: number) {
	return db
		.select({
			id: merchantOrder.id,
			masterId: merchantOrder.masterId,
			accountId: merchantOrder.accountId,
		})
		.from(groupPlace)
		.innerJoin(merchantOrder, eq(merchantOrder.masterId, groupPlace.masterId))
		.where(isPaidStill(groupId))
		.orderBy(asc(groupPlace.masterId));
}

export async function setWoundUp(db: Database, id: number, at: Date) {
	const paid = db
		.select({ masterId: groupPlace.masterId })
		.from(groupPlace)
		.where(isPaidStill(id));
	await db
		.update(buyingGroup)
		.set({ woundUpAt: at })
		.where(and(eq(buyingGroup.id, id), isToWindUp, notExists(paid)));
}
