import type { Transaction } from "../../../db/client";
import type { LockedOrder, Moving } from "./lock-order";
import { insertStep, moveOrder } from "./move-repository";

/**
 * A locked order that is paid and has not left the shop is cancelled, since all of it was refunded. Nothing is done where
 * it is neither.
 */
export async function cancelRefunded(
	tx: Transaction,
	{ order: { id } }: LockedOrder,
	{ actor, at }: Moving,
) {
	const awaiting = { id, from: ["awaitingShipment" as const] };
	if (!(await moveOrder(tx, awaiting, { status: "cancelled" }))) return;
	const reason = "refunded";
	await insertStep(tx, { orderId: id, step: "cancelled", actor, reason, at });
}
