import { and, asc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../../db/client";
import { findRow, insertRow, lockRow } from "../../../../db/one-row";
import { merchant } from "../../../../db/schema/merchant";
import { slotClosure, store } from "../../../../db/schema/store";

/** Of one merchant, or of all; one alone where it is named. */
export function listStaffStoreRows(
	db: Queryable,
	{ merchantId, id }: { merchantId?: number; id?: number },
) {
	return db
		.select({ store, merchantName: merchant.name })
		.from(store)
		.innerJoin(merchant, eq(merchant.id, store.merchantId))
		.where(
			and(
				merchantId === undefined ? undefined : eq(store.merchantId, merchantId),
				id === undefined ? undefined : eq(store.id, id),
			),
		)
		.orderBy(asc(store.id));
}
export type StaffStoreRow = Awaited<
	ReturnType<typeof listStaffStoreRows>
>[number];

export const lockStore = (tx: Transaction, id: number) =>
	lockRow(tx, store, eq(store.id, id));

/** Those that can be seen; whoever adds one waits for whoever else does. */
export async function countServing(tx: Transaction): Promise<number> {
	await tx.execute("lock table store in share row exclusive mode");
	return tx.$count(store, eq(store.isInService, true));
}

export async function insertStore(
	tx: Transaction,
	row: typeof store.$inferInsert,
): Promise<number> {
	return (await insertRow(tx, store, row)).id;
}

export async function updateStore(
	tx: Transaction,
	id: number,
	fields: Partial<typeof store.$inferInsert>,
): Promise<void> {
	await tx.update(store).set(fields).where(eq(store.id, id));
}

/** Not over, of these stores and of all stores; of whatever store where none are named. */
export function listClosuresOf(db: Queryable, now: Date, storeIds?: number[]) {
	const { storeId, until } = slotClosure;
	const ofThese = storeIds && or(isNull(storeId), inArray(storeId, storeIds));
	return db
		.select()
		.from(slotClosure)
		.where(and(gt(until, now), ofThese))
		.orderBy(asc(slotClosure.from), asc(slotClosure.id));
}

export const findClosure = (db: Queryable, id: number) =>
	findRow(db, slotClosure, eq(slotClosure.id, id));
