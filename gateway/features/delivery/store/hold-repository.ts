import { and, eq, gt, sql } from "drizzle-orm";
import type { SlotKind } from "../../../contract/delivery/collecting-terms";
import type { Transaction } from "../../../db/client";
import { collectingSlot, deliverySlot, store } from "../../../db/schema/store";

export interface SlotOfStore {
	kind: SlotKind;
	storeId: number;
	startsAt: Date;
}

const books = {
	delivery: {
		slot: deliverySlot,
		room: store.slotCapacity,
		isOffered: undefined,
	},
	collecting: {
		slot: collectingSlot,
		room: store.collectingCapacity,
		isOffered: eq(store.collects, true),
	},
} as const;

/** False where the slot is full, or the store out of service or without slots of the kind. */
export async function insertHold(
	tx: Transaction,
	{ kind, storeId, startsAt }: SlotOfStore,
): Promise<boolean> {
	const { slot, room, isOffered } = books[kind];
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
				gt(room, 0),
				isOffered,
			),
		);
	const capacity = sql`(select ${room} from ${store} where ${eq(store.id, storeId)})`;
	const held = await tx
		.insert(slot)
		.select(first)
		.onConflictDoUpdate({
			target: [slot.storeId, slot.startsAt],
			set: { taken: sql`${slot.taken} + 1` },
			setWhere: sql`${slot.taken} < ${capacity}`,
		})
		.returning({ storeId: slot.storeId });
	return held.length > 0;
}

/** False where nobody held it. */
export async function deleteHold(
	tx: Transaction,
	{ kind, storeId, startsAt }: SlotOfStore,
): Promise<boolean> {
	const { slot } = books[kind];
	const given = await tx
		.update(slot)
		.set({ taken: sql`${slot.taken} - 1` })
		.where(
			and(
				eq(slot.storeId, storeId),
				eq(slot.startsAt, startsAt),
				gt(slot.taken, 0),
			),
		)
		.returning({ storeId: slot.storeId });
	return given.length > 0;
}
