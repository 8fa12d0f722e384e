import { and, asc, eq, gt, gte, inArray, isNull, lt, or } from "drizzle-orm";
import type { SlotKind } from "../../../contract/delivery/collecting-terms";
import { storesMax } from "../../../contract/delivery/store";
import type { Database } from "../../../db/client";
import { findRow } from "../../../db/one-row";
import {
	collectingSlot,
	deliverySlot,
	slotClosure,
	store,
} from "../../../db/schema/store";
import type { ClosureRow } from "./closure-repository";
import type { Period } from "./slots";

export function listStoreRows(db: Database) {
	return db
		.select()
		.from(store)
		.where(eq(store.isInService, true))
		.orderBy(asc(store.id))
		.limit(storesMax);
}
export type StoreRow = Awaited<ReturnType<typeof listStoreRows>>[number];

export const findStoreRow = (db: Database, id: number) =>
	findRow(db, store, and(eq(store.id, id), eq(store.isInService, true)));

/** Slots of these stores that orders hold, however many stores there are in one query. */
export function listTakenSlots(
	db: Database,
	{ storeIds, kind }: { storeIds: number[]; kind: SlotKind },
	{ from, until }: Period,
) {
	const slot = kind === "delivery" ? deliverySlot : collectingSlot;
	return db
		.select()
		.from(slot)
		.where(
			and(
				inArray(slot.storeId, storeIds),
				gte(slot.startsAt, from),
				lt(slot.startsAt, until),
			),
		);
}

/** Closures of these stores and of all that touch a span, in the order in which they were declared. */
export function listClosureRows(
	db: Database,
	storeIds: number[],
	{ from, until }: Period,
): Promise<ClosureRow[]> {
	return db
		.select()
		.from(slotClosure)
		.where(
			and(
				gt(slotClosure.until, from),
				lt(slotClosure.from, until),
				or(isNull(slotClosure.storeId), inArray(slotClosure.storeId, storeIds)),
			),
		)
		.orderBy(asc(slotClosure.id));
}
