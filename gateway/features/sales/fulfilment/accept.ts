import type { Transaction } from "../../../db/client";
import {
	insertStep,
	type LockedOrder,
	type Moving,
	moveOrder,
	tellAccepted,
} from "../order/service";

/** A store takes a locked supermarket order on. False, and nothing done, where it is not waiting for that. */
export async function accept(
	tx: Transaction,
	locked: LockedOrder,
	{ actor, at }: Moving,
): Promise<boolean> {
	const { id, cartType, acceptedAt } = locked.order;
	if (cartType !== "SUPERMARKET" || acceptedAt) return false;
	if (
		!(await moveOrder(
			tx,
			{ id, from: ["awaitingShipment"] },
			{ acceptedAt: at },
		))
	)
		return false;
	await insertStep(tx, { orderId: id, step: "accepted", actor, at });
	await tellAccepted(tx, locked);
	return true;
}
