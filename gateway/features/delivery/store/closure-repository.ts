import { and, eq, gt, gte, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { insertRow } from "../../../db/one-row";
import { deliverySlot, slotClosure } from "../../../db/schema/store";

export type ClosureRow = typeof slotClosure.$inferSelect;

export const insertClosure = (
	tx: Transaction,
	row: typeof slotClosure.$inferInsert,
) => insertRow(tx, slotClosure, row);

export async function countOrdersWithin(
	tx: Transaction,
	{ storeId, from, until }: ClosureRow,
): Promise<number> {
	const [row] = await tx
		.select({
			orders: sql<number>`coalesce(sum(${deliverySlot.taken}), 0)::int`,
		})
		.from(deliverySlot)
		.where(
			and(
				storeId === null ? undefined : eq(deliverySlot.storeId, storeId),
				gte(deliverySlot.startsAt, from),
				lt(deliverySlot.startsAt, until),
			),
		);
	return row?.orders ?? 0;
}

/** One that holds ends now and is kept, one that has not begun goes; none where it is over or unknown. */
export async function endClosure(tx: Transaction, id: number, now: Date) {
	const ahead = await tx
		.delete(slotClosure)
		.where(and(eq(slotClosure.id, id), gte(slotClosure.from, now)))
		.returning();
	return ahead.length > 0 ? ahead : endHolding(tx, now, id);
}

/** All that hold now, or the one of this id. */
export function endHolding(tx: Transaction, now: Date, id?: number) {
	return tx
		.update(slotClosure)
		.set({ until: now })
		.where(
			and(
				id === undefined ? undefined : eq(slotClosure.id, id),
				lt(slotClosure.from, now),
				gt(slotClosure.until, now),
			),
		)
		.returning();
}
