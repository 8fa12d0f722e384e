import type { Transaction } from "../../../db/client";
import * as repository from "./hold-repository";

// A slot is held within the transaction of an order, and given back in that which cancels it. Slots are taken in one
// order, whoever takes several, so that nobody waits for each other.

export type SlotOfStore = repository.SlotOfStore;

/** Answers the slots that were full; where there are any, the caller rolls back. */
export async function holdSlots(tx: Transaction, slots: SlotOfStore[]) {
	const full: SlotOfStore[] = [];
	for (const slot of [...slots].sort(byKindStoreAndTime))
		if (!(await repository.insertHold(tx, slot))) full.push(slot);
	return full;
}

/** The caller sees to it that this happens once. */
export async function giveSlotsBack(tx: Transaction, slots: SlotOfStore[]) {
	for (const slot of [...slots].sort(byKindStoreAndTime))
		if (!(await repository.deleteHold(tx, slot)))
			throw new Error("An order gives back a slot that nobody holds");
}

interface Holder {
	storeId: number | null;
	slotStartsAt: Date | null;
	isCollected: boolean;
}

/** What an order holds; nothing in the mall. */
export function slotsHeldBy({
	storeId,
	slotStartsAt: startsAt,
	isCollected,
}: Holder): SlotOfStore[] {
	if (storeId === null || startsAt === null) return [];
	return [{ kind: isCollected ? "collecting" : "delivery", storeId, startsAt }];
}

function byKindStoreAndTime(one: SlotOfStore, other: SlotOfStore): number {
	return (
		one.kind.localeCompare(other.kind) ||
		one.storeId - other.storeId ||
		one.startsAt.getTime() - other.startsAt.getTime()
	);
}
