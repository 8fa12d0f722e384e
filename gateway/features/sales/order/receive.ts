import type { Transaction } from "../../../db/client";
import { grantPoints } from "../points/service";
import { measurePromise } from "../promise/service";
import { completeOrder } from "./complete";
import type { LockedOrder, Moving } from "./lock-order";
import {
	countLinesToReview,
	findOwnerId,
	insertStep,
	moveOrder,
} from "./move-repository";
import { tellReceived } from "./tell-moves";

/**
 * A locked order has arrived: its points are granted and its lines wait for reviews. Where none of them does, it is
 * completed too. False, and nothing done, where it was not on its way.
 */
export async function receive(
	tx: Transaction,
	locked: LockedOrder,
	{ actor, reason, at }: Moving,
): Promise<boolean> {
	const { id, accountId, total, refunded } = locked.order;
	const linesToReview = await countLinesToReview(tx, id);
	const changes = {
		status: "received",
		receivedAt: at,
		linesToReview,
	} as const;
	if (!(await moveOrder(tx, { id, from: ["awaitingReceipt"] }, changes)))
		return false;
	await insertStep(tx, { orderId: id, step: "received", actor, reason, at });
	await measurePromise(tx, id, at);
	const points = await grantPoints(tx, {
		accountId: await findOwnerId(tx, accountId),
		orderId: id,
		paid: total,
		refunded,
		at,
	});
	await tellReceived(tx, locked, { points, at });
	const completing = { actor: "shop", reason: "nothingLeft", at } as const;
	if (linesToReview === 0) await completeOrder(tx, locked, completing);
	return true;
}
