import type { Transaction } from "../../../db/client";
import { postRefund } from "./ledger-repository";
import { findSettledPayment, type PaymentRow } from "./repository";

export type SettledPayment = PaymentRow;

/** The charge that a paid master was settled by; undefined where nothing was to be paid. */
export function findSettled(
	tx: Transaction,
	masterId: number,
): Promise<SettledPayment | undefined> {
	return findSettledPayment(tx, masterId);
}

/** Part of a charge has gone back for a refund; a second time fails, and the transaction with it. */
export function bookRefund(
	tx: Transaction,
	booked: {
		payment: Pick<SettledPayment, "id" | "masterId">;
		refundId: number;
		amount: string;
		at: Date;
	},
): Promise<void> {
	return postRefund(tx, booked);
}
