import type { orderActors } from "../../../contract/sales/order";
import type { Transaction } from "../../../db/client";
import { GatewayError } from "../../../http/errors";
import {
	giveSlotsBack,
	holdSlots,
	slotsHeldBy,
} from "../../delivery/store/service";
import type { LockedOrder } from "../order/service";
import { type HeldUpRow, markMoved, setSlot } from "./repository";
import { tellRescheduled } from "./tell";

export interface Move {
	to: Date;
	by: (typeof orderActors)[number];
	at: Date;
}

/**
 * Gives an order the slot that begins then, tells its buyer, and it is held up no more. Throws 409 where that is full.
 * Slots are given back and taken by time, so that nobody waits for each other.
 */
export async function moveOrderTo(
	tx: Transaction,
	{ locked, heldUp }: { locked: LockedOrder; heldUp: HeldUpRow },
	{ to, by, at }: Move,
): Promise<void> {
	const held = slotsHeldBy(locked.order);
	const wanted = held.map((slot) => ({ ...slot, startsAt: to }));
	const isLater = to > heldUp.slotStartsAt;
	if (isLater) await giveSlotsBack(tx, held);
	const full = await holdSlots(tx, wanted);
	if (full.length > 0) throw new GatewayError(409, "slotTaken");
	if (!isLater) await giveSlotsBack(tx, held);
	await setSlot(tx, locked.order.id, to);
	await markMoved(tx, heldUp, { movedTo: to, movedAt: at, movedBy: by });
	await tellRescheduled(tx, locked, { heldUp, to });
}
