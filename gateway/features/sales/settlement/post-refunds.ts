import type { Database, Transaction } from "../../../db/client";
import { entriesOf, postingOf } from "./entries";
import { insertEntries, lockSettled, updateSettled } from "./entry-repository";
import {
	listReturnedLines,
	listUnposted,
	lockRefund,
	mark,
} from "./refund-repository";
import { amountsOfRefund } from "./reversal";

/** Posts refunds whose money is back, each once and in a transaction of its own. Answers how many. */
export async function postRefunds(
	db: Database,
	now: Date,
	batchMax: number,
): Promise<number> {
	let posted = 0;
	for (const id of await listUnposted(db, batchMax))
		posted += (await db.transaction((tx) => postRefund(tx, id, now))) ? 1 : 0;
	return posted;
}

async function postRefund(
	tx: Transaction,
	id: number,
	at: Date,
): Promise<boolean> {
	const row = await lockRefund(tx, id);
	if (!row) return false;
	const { orderId } = row;
	const settled = await lockSettled(tx, orderId);
	if (!settled) {
		await mark(tx, id, "none");
		return true;
	}
	const { merchantId, releasedAt } = settled;
	const lines = await listReturnedLines(tx, id);
	const payable = releasedAt ? "due" : "held";
	await insertEntries(
		tx,
		entriesOf(
			{ posting: postingOf("refund", id), merchantId, orderId, at },
			amountsOfRefund(row, lines, payable),
		),
	);
	await mark(tx, id, "posted");
	await updateSettled(tx, orderId, { lookAt: at });
	return true;
}
