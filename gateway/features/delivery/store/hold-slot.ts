import type { Transaction } from "../../../db/client";
import * as repository from "./hold-repository";

// A slot is held within the transaction of an order, and given back in that which cancels it. Slots are taken in one
// order, whoever takes several, so that nobody waits for each other.

export type SlotOfStore = repository.SlotOfStore;

/** Answers the slots that were full; where there are any, the caller rolls back. */
export async function holdSlots(tx: Transaction, slots: SlotOfStore[]) {
	const full: SlotOfStore[] = [];
	for (const slot of [...slots].sort(byStoreAndTime))
		if (!(await repository.insertHold(tx, slot))) full.push(slot);
	return full;
}

/** The caller sees to it that this happens once. */
export async function giveSlotsBack(tx: Transaction, slots: SlotOfStore[]) {
	for (const slot of [...slots].sort(byStoreAndTime))
		if (!(await repository.deleteHold(tx, slot)))
			throw new Error("An order gives back a slot that nobody holds");
}

function byStoreAndTime(one: SlotOfStore, other: SlotOfStore): number {
	return (
		one.storeId - other.storeId ||
		one.startsAt.getTime() - other.startsAt.getTime()
	);
}
