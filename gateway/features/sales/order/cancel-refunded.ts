import type { Transaction } from "../../../db/client";
import type { LockedOrder, Moving } from "./lock-order";
import { insertStep, moveOrder } from "./move-repository";
import { releaseUses } from "./release-repository";

/**
 * A locked order that is paid and has not left the shop is cancelled, since all of it was refunded. False, and nothing
 * done, where it is neither.
 */
export async function cancelRefunded(
	tx: Transaction,
	{ order }: LockedOrder,
	{ actor, at }: Moving,
): Promise<boolean> {
	const { id } = order;
	if (
		!(await moveOrder(
			tx,
			{ id, from: ["awaitingShipment"] },
			{ status: "cancelled" },
		))
	)
		return false;
	const reason = "refunded";
	await insertStep(tx, { orderId: id, step: "cancelled", actor, reason, at });
	return true;
}

/** A merchant's coupons, or the shop's own for null, are no longer used by a master: whoever gives them back says so. */
export function releaseCouponUses(
	tx: Transaction,
	masterId: number,
	released: { merchantId: number | null; at: Date },
): Promise<void> {
	return releaseUses(tx, masterId, released);
}
