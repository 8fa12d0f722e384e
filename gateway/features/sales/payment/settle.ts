import Decimal from "decimal.js";
import type { PayMethod } from "../../../contract/sales/payment";
import { afterCommit } from "../../../db/after-commit";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { countMoney } from "../../../metrics";
import type { Charge } from "../../../providers/payment/interface";
import { enqueueEffect } from "../../platform/outbox/service";
import {
	getMasterToPay,
	type MasterToPay,
	markPaid,
	masterLock,
} from "../order/service";
import { chargePosting } from "./ledger-repository";
import { markPaidBack } from "./mark-paid-back";
import { findPayment, type PaymentRow, updatePayment } from "./repository";

// Whoever hears first that a charge went through settles it here, and nowhere else: the notice of a provider, the page a
// shopper returns to, the shop's own look every minute, an operator. It counts once. A charge that its order does not
// need any more, or that is not what was asked for, is paid back in full.

/** What paying needs of a request, or of the shop's own clockwork. */
export type PayDeps = Pick<Ctx, "db" | "log" | "now" | "payments">;

export interface Charged
	extends Pick<Charge, "ref" | "key" | "amount" | "currency"> {
	method: PayMethod;
	/** The provider has sent it back already. */
	isPaidBack?: boolean;
}

/** Paid by it; paid back, or about to be; decided before; none of ours. */
export type Settlement = "settled" | "paidBack" | "decided" | "unknown";

const currencyOfLedger = "HKD";

export async function settlePayment(
	ctx: PayDeps,
	charged: Charged,
): Promise<Settlement> {
	const { method, ref } = charged;
	const found = await findPayment(ctx.db, charged);
	if (!found) {
		ctx.log.error({ method, ref }, "a charge that no order knows");
		return "unknown";
	}
	return settleFound(ctx, found, charged);
}

/** The same where it is known which payment was charged. */
export function settleFound(
	ctx: PayDeps,
	{ id: paymentId, masterId }: Pick<PaymentRow, "id" | "masterId">,
	charged: Charged,
): Promise<Settlement> {
	const settle = async (tx: Transaction): Promise<Settlement> => {
		const toPay = await getMasterToPay(tx, { masterId, paymentId });
		const { payment } = toPay;
		if (!payment) throw new Error(`There is no payment ${paymentId}`);
		if (isDecided(payment)) return "decided";
		return settleLocked(ctx, tx, { ...toPay, payment, charged });
	};
	return ctx.db.transaction(settle, { locks: [masterLock(masterId)] });
}

const isDecided = ({ state }: PaymentRow) =>
	state === "succeeded" || state === "refunding" || state === "refunded";

interface Locked extends MasterToPay {
	payment: PaymentRow;
	charged: Charged;
}

async function settleLocked(
	{ log, now }: PayDeps,
	tx: Transaction,
	locked: Locked,
): Promise<Settlement> {
	const { master, payment, charged } = locked;
	const { method, ref, amount, currency } = charged;
	const at = now();
	const posting =
		currency === currencyOfLedger
			? chargePosting(tx, { payment, amount, at })
			: undefined;
	const isRight = isAsAsked(locked);
	if (!isRight)
		log.error(
			{ method, ref, amount, currency, asked: payment.amount },
			"a charge is not what was asked for and is paid back",
		);
	const succeeded = updatePayment(tx, payment.id, {
		state: "succeeded",
		providerRef: ref,
		failure: null,
		updatedAt: at,
	});
	const beside = { posting, payment: succeeded };
	const settles =
		isRight &&
		!charged.isPaidBack &&
		(await markPaid(tx, locked, { at, method, beside }));
	const outcome = settles ? "succeeded" : "paidBack";
	afterCommit(tx, () => countMoney("payment", amount, { outcome }));
	if (settles) return "settled";
	await posting;
	log.warn({ method, ref, orderNo: master.no }, "a charge is paid back");
	await sendBack(tx, locked, at);
	return "paidBack";
}

function isAsAsked({ master, payment, charged }: Locked): boolean {
	const amount = new Decimal(charged.amount);
	return (
		charged.currency === currencyOfLedger &&
		amount.equals(payment.amount) &&
		amount.equals(master.total)
	);
}

async function sendBack(
	tx: Transaction,
	{ master, payment, charged }: Locked,
	at: Date,
): Promise<void> {
	// A transfer is sent back by hand: whoever confirms it must hear that, and nothing is booked.
	if (charged.method === "fps") throw new GatewayError(409, "transferOver");
	const { id: paymentId } = payment;
	const { ref: providerRef } = charged;
	const state = "refunding";
	await updatePayment(tx, paymentId, { state, providerRef, updatedAt: at });
	if (charged.isPaidBack) await markPaidBack(tx, { master, paymentId, at });
	else await enqueueEffect(tx, "payment-refund", { paymentId });
}
