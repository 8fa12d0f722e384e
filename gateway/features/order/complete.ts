import type { Transaction } from "../../db/client";
import type { LockedOrder, Moving } from "./lock-order";
import { insertStep, moveOrder } from "./move-repository";

/** A locked order that was received is over. False, and nothing done, where it was not received or is over already. */
export async function complete(
	tx: Transaction,
	locked: LockedOrder,
	{ actor, reason, at }: Moving & Required<Pick<Moving, "reason">>,
): Promise<boolean> {
	const { id } = locked.order;
	if (!(await moveOrder(tx, { id, from: [2] }, { status: 3 }))) return false;
	await insertStep(tx, { orderId: id, step: "completed", actor, reason, at });
	return true;
}
