import { and, eq, gt, gte, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { insertRow } from "../../../db/one-row";
import {
	collectingSlot,
	deliverySlot,
	slotClosure,
} from "../../../db/schema/store";

export type ClosureRow = typeof slotClosure.$inferSelect;

export const insertClosure = (
	tx: Transaction,
	row: typeof slotClosure.$inferInsert,
) => insertRow(tx, slotClosure, row);

/** Both those that are delivered and those that are fetched. */
export async function countOrdersWithin(
	tx: Transaction,
	{ storeId, from, until }: ClosureRow,
): Promise<number> {
	let orders = 0;
	for (const slot of [deliverySlot, collectingSlot]) {
		const [row] = await tx
			.select({ taken: sql<number>`coalesce(sum(${slot.taken}), 0)::int` })
			.from(slot)
			.where(
				and(
					storeId === null ? undefined : eq(slot.storeId, storeId),
					gte(slot.startsAt, from),
					lt(slot.startsAt, until),
				),
			);
		orders += row?.taken ?? 0;
	}
	return orders;
}

/** One that holds ends now and is kept, one that has not begun goes; none where it is over or unknown. */
export async function endClosure(tx: Transaction, id: number, now: Date) {
	const ahead = await tx
		.delete(slotClosure)
		.where(and(eq(slotClosure.id, id), gte(slotClosure.from, now)))
		.returning();
	return ahead.length > 0 ? ahead : endHolding(tx, now, id);
}

/** False where it is over already, or gone. */
export async function updateEnd(
	tx: Transaction,
	{ id, until, now }: { id: number; until: Date; now: Date },
): Promise<boolean> {
	const moved = await tx
		.update(slotClosure)
		.set({ until })
		.where(and(eq(slotClosure.id, id), gt(slotClosure.until, now)))
		.returning({ id: slotClosure.id });
	return moved.length > 0;
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
