import type { orderActors } from "../../contract/order";
import type { Transaction } from "../../db/client";
import { insertStep, moveStatus, releaseUses } from "./refunded-repository";

// How an order ends by its refunds. Before shipment a wholly refunded one is cancelled. Afterwards there is nothing left
// to wait for, neither a receipt nor a review: it is completed at once, from its way or from its receipt.

/** As a reason in the order's history. */
const refunded = "refunded";

interface Ending {
	actor: (typeof orderActors)[number];
	/** Why, where it is not the refund itself. */
	reason?: string;
	at: Date;
}

/** 0 -> 9. False, and nothing done, for an order that stands elsewhere. */
export async function cancelRefunded(
	tx: Transaction,
	orderId: number,
	{ reason = refunded, ...ending }: Ending,
): Promise<boolean> {
	if (!(await moveStatus(tx, orderId, { from: [0], to: 9 }))) return false;
	await insertStep(tx, { orderId, step: "cancelled", reason, ...ending });
	return true;
}

/** 1 or 2 -> 3. False, and nothing done, for an order that stands elsewhere. */
export async function completeRefunded(
	tx: Transaction,
	orderId: number,
	at: Date,
): Promise<boolean> {
	if (!(await moveStatus(tx, orderId, { from: [1, 2], to: 3 }))) return false;
	const step = { step: "completed", actor: "shop", reason: refunded } as const;
	await insertStep(tx, { orderId, ...step, at });
	return true;
}

/** A merchant's coupons, or the shop's own for null, are no longer used by a master: whoever gives them back says so here. */
export function releaseCouponUses(
	tx: Transaction,
	masterId: number,
	released: { merchantId: number | null; at: Date },
): Promise<void> {
	return releaseUses(tx, masterId, released);
}
