import type { Transaction } from "../../../db/client";
import type { LockedMaster } from "../order/service";
import { inDollars, tellBuyer } from "../order-message/service";
import { postPayBack } from "./ledger-repository";
import { updatePayment } from "./repository";

interface PaidBack {
	master: LockedMaster;
	paymentId: number;
	at: Date;
}

/** A charge that its order did not need has gone back: booked, and the buyer is notified. The caller holds the master. */
export async function markPaidBack(
	tx: Transaction,
	{ master, paymentId, at }: PaidBack,
): Promise<void> {
	await updatePayment(tx, paymentId, { state: "refunded", updatedAt: at });
	const amount = await postPayBack(tx, paymentId, at);
	// A charge in another currency is in no books: it is not ours to call an amount.
	if (amount === undefined) return;
	await tellBuyer(tx, master, {
		template: "orderPaidBack",
		reference: `paidBack ${paymentId}`,
		values: { amount: inDollars(amount) },
	});
}
