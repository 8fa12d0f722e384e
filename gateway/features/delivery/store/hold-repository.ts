import { and, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { deliverySlot, store } from "../../../db/schema/store";

export interface SlotOfStore {
	storeId: number;
	startsAt: Date;
}

/** False where the slot is full, or the store out of service. */
export async function insertHold(
	tx: Transaction,
	{ storeId, startsAt }: SlotOfStore,
): Promise<boolean> {
	const first = tx
		.select({
			storeId: store.id,
			startsAt: sql<Date>`${startsAt.toISOString()}::timestamptz`.as(
				"starts_at",
			),
			taken: sql<number>`1`.as("taken"),
		})
		.from(store)
		.where(
			and(
				eq(store.id, storeId),
				eq(store.isInService, true),
				gt(store.slotCapacity, 0),
			),
		);
	const capacity = sql`(select ${store.slotCapacity} from ${store} where ${eq(store.id, storeId)})`;
	const held = await tx
		.insert(deliverySlot)
		.select(first)
		.onConflictDoUpdate({
			target: [deliverySlot.storeId, deliverySlot.startsAt],
			set: { taken: sql`${deliverySlot.taken} + 1` },
			setWhere: sql`${deliverySlot.taken} < ${capacity}`,
		})
		.returning({ storeId: deliverySlot.storeId });
	return held.length > 0;
}

/** False where nobody held it. */
export async function deleteHold(
	tx: Transaction,
	{ storeId, startsAt }: SlotOfStore,
): Promise<boolean> {
	const given = await tx
		.update(deliverySlot)
		.set({ taken: sql`${deliverySlot.taken} - 1` })
		.where(
			and(
				eq(deliverySlot.storeId, storeId),
				eq(deliverySlot.startsAt, startsAt),
				gt(deliverySlot.taken, 0),
			),
		)
		.returning({ storeId: deliverySlot.storeId });
	return given.length > 0;
}
