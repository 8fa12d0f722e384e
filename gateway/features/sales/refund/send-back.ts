import type { PayMethod } from "../../../contract/sales/payment";
import { afterCommit } from "../../../db/after-commit";
import type { Transaction } from "../../../db/client";
import type { GatewayDeps } from "../../../http/context";
import { countMoney } from "../../../metrics";
import { providerOf } from "../../../providers/payment/interface";
import { enqueueEffect, type SendBack } from "../../platform/outbox/service";
import { type LockedMaster, lockOrder } from "../order/service";
import { bookRefund } from "../payment/service";
import { findPayBack, insertPayBack, setThere } from "./pay-back-repository";
import { findSourceOf } from "./pay-source";
import { getRefund, type RefundRow } from "./repository";
import { moveRefund, type RefundActor } from "./steps";

// The money of a refund. What goes back is written down with the decision; a provider is asked by the outbox while
// nothing is held; its answer, or an operator's word for a transfer, makes it there and books it, once.

/** Transfers know no way back but an operator's hand. */
export function goesByHand(method: PayMethod): boolean {
	return method === "fps";
}

/** Writes down that a part of what a master was paid with goes back. The caller holds the master. */
export async function owe(
	tx: Transaction,
	{ master, row }: { master: LockedMaster; row: RefundRow },
	{ amount, at }: { amount: string; at: Date },
): Promise<void> {
	const settled = await findSourceOf(tx, master.id);
	if (!settled) throw new Error(`Nobody has paid for ${master.no}`);
	await insertPayBack(tx, {
		paymentId: settled.id,
		refundId: row.id,
		providerKey: `refund-${row.no}`,
		amount,
		createdAt: at,
	});
	if (!goesByHand(settled.method))
		await enqueueEffect(tx, "refund-pay-back", { refundId: row.id });
}

/** Performs the effect. The second time does no harm: the provider knows the key, and the ledger the posting. */
export async function sendBack(
	{ db, now, payments }: Pick<GatewayDeps, "db" | "now" | "payments">,
	{ refundId }: Parameters<SendBack>[0],
): Promise<void> {
	const found = await findPayBack(db, refundId);
	if (found?.payBack.state !== "refunding") return;
	const { providerKey, amount } = found.payBack;
	const { method, providerRef } = found.payment;
	const provider = providerOf(payments, method);
	if (!provider || !providerRef)
		throw new Error(`Nobody pays back what was paid by ${method}`);
	await provider.payBack(providerRef, providerKey, amount);
	await db.transaction((tx) =>
		arrive(tx, refundId, { to: "refunded", actor: "shop", at: now() }),
	);
}

interface Arrival {
	to: "refunded" | "merchantRefunded";
	actor: RefundActor;
	at: Date;
}

/** The money is there: booked, and the buyer is notified. Nothing happens a second time. */
export async function arrive(
	tx: Transaction,
	refundId: number,
	{ to, actor, at }: Arrival,
): Promise<void> {
	const found = await findPayBack(tx, refundId);
	if (!found) throw new Error(`Refund ${refundId} pays nothing back`);
	const { payBack, payment, masterId } = found;
	const { orderId: id } = found.refund;
	const { master } = await lockOrder(tx, { id, masterId });
	if (!(await setThere(tx, payBack.id, at))) return;
	const row = await getRefund(tx, refundId);
	await bookRefund(tx, { payment, refundId, amount: payBack.amount, at });
	const changed = { refundedAt: at };
	if (!(await moveRefund(tx, { master, row }, { to, actor, at, changed })))
		throw new Error(`Refund ${row.no} was not under way`);
	afterCommit(tx, () => countMoney("refund", payBack.amount));
}
