import {
	and,
	asc,
	desc,
	eq,
	gt,
	inArray,
	isNull,
	lte,
	notExists,
	or,
} from "drizzle-orm";
import { weatherWarnings } from "../../../contract/delivery/weather-terms";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { findRow, insertRow } from "../../../db/one-row";
import { merchantOrder } from "../../../db/schema/order";
import { slotClosure } from "../../../db/schema/store";
import { heldUpOrder } from "../../../db/schema/weather";

export type HeldUpRow = typeof heldUpOrder.$inferSelect;

const { id, storeId, slotStartsAt, status, paid } = merchantOrder;

const found = {
	id,
	masterId: merchantOrder.masterId,
	storeId,
	slotStartsAt,
	isCollected: merchantOrder.isCollected,
};
export type FoundOrder = Pick<
	typeof merchantOrder.$inferSelect,
	keyof typeof found
>;

/** Paid, and not on its way yet. */
const isWaiting = and(eq(status, "awaitingShipment"), paid);

/** Closed by the weather, then or before. */
const closes = and(
	inArray(slotClosure.reason, [...weatherWarnings]),
	lte(slotClosure.from, slotStartsAt),
	gt(slotClosure.until, slotStartsAt),
	or(isNull(slotClosure.storeId), eq(slotClosure.storeId, storeId)),
);

const isHeldUp = and(eq(heldUpOrder.orderId, id), isNull(heldUpOrder.movedAt));

/** Orders of closed slots whose buyers do not know yet, by closures that ended after `since`; the soonest first. */
export function listUntold(db: Database, since: Date, limit: number) {
	return db
		.select(found)
		.from(slotClosure)
		.innerJoin(merchantOrder, and(closes, isWaiting))
		.where(
			and(
				gt(slotClosure.until, since),
				notExists(db.select().from(heldUpOrder).where(isHeldUp)),
			),
		)
		.orderBy(asc(slotStartsAt), asc(id))
		.limit(limit);
}

/** The closure that still covers an order's slot. */
export async function findClosing(tx: Transaction, orderId: number) {
	const [row] = await tx
		.select({ closure: slotClosure })
		.from(merchantOrder)
		.innerJoin(slotClosure, closes)
		.where(and(eq(id, orderId), isWaiting))
		.orderBy(desc(slotClosure.id))
		.limit(1);
	return row?.closure;
}

export const insertHeldUp = (
	tx: Transaction,
	row: typeof heldUpOrder.$inferInsert,
) => insertRow(tx, heldUpOrder, row);

export const findHeldUp = (db: Queryable, orderId: number) =>
	findRow(
		db,
		heldUpOrder,
		and(eq(heldUpOrder.orderId, orderId), isNull(heldUpOrder.movedAt)),
	);

/** Why; undefined where the closure was taken back before it began. */
export async function findClosure(db: Queryable, closureId: number | null) {
	return closureId === null
		? undefined
		: findRow(db, slotClosure, eq(slotClosure.id, closureId));
}

/** Those whose slot is open again, and comes. */
export function listReopened(db: Database, now: Date, limit: number) {
	return db
		.select(found)
		.from(heldUpOrder)
		.innerJoin(merchantOrder, and(isHeldUp, isWaiting))
		.where(
			and(
				gt(heldUpOrder.slotStartsAt, now),
				notExists(db.select().from(slotClosure).where(closes)),
			),
		)
		.orderBy(asc(heldUpOrder.slotStartsAt), asc(id))
		.limit(limit);
}

/** Those whose slot has come and that nobody moved, the oldest first. */
export function listLeftOver(db: Database, now: Date, limit: number) {
	return db
		.select(found)
		.from(heldUpOrder)
		.innerJoin(merchantOrder, and(isHeldUp, isWaiting))
		.where(lte(heldUpOrder.slotStartsAt, now))
		.orderBy(asc(heldUpOrder.slotStartsAt), asc(id))
		.limit(limit);
}

export async function markMoved(
	tx: Transaction,
	{ id: heldUpId }: Pick<HeldUpRow, "id">,
	moved: Pick<HeldUpRow, "movedTo" | "movedAt" | "movedBy">,
): Promise<void> {
	await tx.update(heldUpOrder).set(moved).where(eq(heldUpOrder.id, heldUpId));
}

export async function setSlot(
	tx: Transaction,
	orderId: number,
	startsAt: Date,
) {
	await tx
		.update(merchantOrder)
		.set({ slotStartsAt: startsAt })
		.where(eq(id, orderId));
}
