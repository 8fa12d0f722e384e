import type { OrderStatus } from "../../../contract/sales/order-status";
import type { Transaction } from "../../../db/client";
import type { LockedOrder, Moving } from "./lock-order";
import { insertStep, moveOrder } from "./move-repository";
import { tellCompleted } from "./tell-moves";

/**
 * A locked order is over. It was received; or all of it was refunded after it had left the shop. False, and nothing
 * done, where it is neither.
 */
export async function completeOrder(
	tx: Transaction,
	locked: LockedOrder,
	{ actor, reason, at }: Moving & Required<Pick<Moving, "reason">>,
): Promise<boolean> {
	const { id } = locked.order;
	const from: OrderStatus[] =
		reason === "refunded" ? ["awaitingReceipt", "received"] : ["received"];
	if (!(await moveOrder(tx, { id, from }, { status: "completed" })))
		return false;
	await insertStep(tx, { orderId: id, step: "completed", actor, reason, at });
	await tellCompleted(tx, locked);
	return true;
}
