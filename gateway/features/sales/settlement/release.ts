import type { Database, Transaction } from "../../../db/client";
import { Exact } from "../../../money/exact";
import { entriesOf, postingOf } from "./entries";
import {
	insertEntries,
	lockSettled,
	sumOfOrder,
	updateSettled,
} from "./entry-repository";
import { lookAgainAt } from "./held-until";
import { getHeld, listToLookAt } from "./release-repository";

/** What an order earns becomes due when nothing can go back of it any more. Answers how many were looked at. */
export async function releaseDue(
	db: Database,
	now: Date,
	batchMax: number,
): Promise<number> {
	const ids = await listToLookAt(db, now, batchMax);
	for (const id of ids)
		await db.transaction((tx) => releaseOrWait(tx, id, now));
	return ids.length;
}

async function releaseOrWait(
	tx: Transaction,
	orderId: number,
	at: Date,
): Promise<void> {
	const settled = await lockSettled(tx, orderId);
	if (!settled || settled.releasedAt || settled.lookAt > at) return;
	const lookAt = lookAgainAt(await getHeld(tx, orderId, at), at);
	if (lookAt) return updateSettled(tx, orderId, { lookAt });
	const held = new Exact(await sumOfOrder(tx, orderId, "held"));
	const { merchantId } = settled;
	await insertEntries(
		tx,
		entriesOf(
			{ posting: postingOf("release", orderId), merchantId, orderId, at },
			{ held: held.negated(), due: held },
		),
	);
	await updateSettled(tx, orderId, { releasedAt: at });
}
