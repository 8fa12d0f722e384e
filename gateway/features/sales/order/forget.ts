import type { Queryable, Transaction } from "../../../db/client";
import { daysMs } from "./days";
import * as repository from "./forget-repository";
import { releaseMaster } from "./release";
import { lockMaster } from "./repository";

// What becomes of the orders of whoever leaves the shop. Those that wait to be paid are cancelled. Those that are paid
// are delivered all the same, for which the address is needed. When an order is over, which is when nothing can be asked
// of it any more, the books keep what was bought and paid, and nobody's name, contact, address or note.

/** As long as a refund can be asked for. */
const keptDaysAfterReceipt = 15;
const batchMax = 500;

/** The caller holds the account, so that nothing is ordered meanwhile. A charge that arrives later is paid back. */
export async function cancelUnpaidOf(
	tx: Transaction,
	accountId: number,
	at: Date,
): Promise<void> {
	for (const id of await repository.listUnpaidIds(tx, accountId)) {
		const master = await lockMaster(tx, id);
		const release = { actor: "buyer", reason: "accountDeleted", at } as const;
		await releaseMaster(tx, master, release);
	}
}

/** Any number of processes may do so at once. */
export async function maskOrdersOfDeleted(db: Queryable, now: Date) {
	const receivedBefore = new Date(now.getTime() - daysMs(keptDaysAfterReceipt));
	for (let masked = batchMax; masked === batchMax; )
		masked = await db.transaction(async (tx) => {
			const ids = await repository.holdOver(tx, receivedBefore, batchMax);
			if (ids.length > 0) await repository.mask(tx, ids);
			return ids.length;
		});
}
