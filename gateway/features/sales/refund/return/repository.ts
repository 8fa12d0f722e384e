import { and, asc, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../../db/client";
import { findRow } from "../../../../db/one-row";
import { merchant } from "../../../../db/schema/merchant";
import { merchantOrder } from "../../../../db/schema/order";
import { parcel, parcelLine } from "../../../../db/schema/parcel";
import { refund } from "../../../../db/schema/refund";
import { refundReturn, refundReturnLine } from "../../../../db/schema/return";
import { store } from "../../../../db/schema/store";

export type ReturnRow = typeof refundReturn.$inferSelect;

export async function insertReturn(
	tx: Transaction,
	row: typeof refundReturn.$inferInsert,
): Promise<void> {
	await tx.insert(refundReturn).values(row);
}

export const findReturn = (db: Queryable, refundId: number) =>
	findRow(db, refundReturn, eq(refundReturn.refundId, refundId));

export async function updateReturn(
	tx: Transaction,
	refundId: number,
	changes: Partial<Omit<ReturnRow, "refundId" | "way" | "storeId">>,
): Promise<void> {
	await tx
		.update(refundReturn)
		.set(changes)
		.where(eq(refundReturn.refundId, refundId));
}

export async function insertConditions(
	tx: Transaction,
	rows: (typeof refundReturnLine.$inferInsert)[],
): Promise<void> {
	if (rows.length > 0) await tx.insert(refundReturnLine).values(rows);
}

/** With where each goes: the merchant, or the store that was chosen. */
export function listReturns(db: Queryable, refundIds: number[]) {
	return db
		.select({
			row: refundReturn,
			store: { name: store.name, address: store.address, phone: store.phone },
			merchant: {
				name: merchant.name,
				address: merchant.address,
				phone: merchant.phone,
			},
		})
		.from(refundReturn)
		.innerJoin(refund, eq(refund.id, refundReturn.refundId))
		.innerJoin(merchant, eq(merchant.id, refund.merchantId))
		.leftJoin(store, eq(store.id, refundReturn.storeId))
		.where(inArray(refundReturn.refundId, refundIds));
}

export function listConditions(db: Queryable, refundIds: number[]) {
	return db
		.select()
		.from(refundReturnLine)
		.where(inArray(refundReturnLine.refundId, refundIds))
		.orderBy(asc(refundReturnLine.lineId));
}

/** Lines of an order that went over the wire, if only in part: nobody can send them back. */
export async function listVirtualLines(db: Queryable, orderId: number) {
	const rows = await db
		.select({ lineId: parcelLine.lineId })
		.from(parcel)
		.innerJoin(parcelLine, eq(parcelLine.parcelId, parcel.id))
		.where(and(eq(parcel.orderId, orderId), eq(parcel.method, "virtual")));
	return rows.map(({ lineId }) => lineId);
}

/** What moves by itself now, the longest overdue first, with its order. */
export function listDue(db: Database, now: Date, limit: number) {
	return db
		.select({
			refundId: refundReturn.refundId,
			id: merchantOrder.id,
			masterId: merchantOrder.masterId,
			accountId: merchantOrder.accountId,
		})
		.from(refundReturn)
		.innerJoin(refund, eq(refund.id, refundReturn.refundId))
		.innerJoin(merchantOrder, eq(merchantOrder.id, refund.orderId))
		.where(and(isNotNull(refundReturn.dueAt), lte(refundReturn.dueAt, now)))
		.orderBy(asc(refundReturn.dueAt), sql`${refundReturn.refundId}`)
		.limit(limit);
}
export type DueReturn = Awaited<ReturnType<typeof listDue>>[number];
