import type { PayState } from "../../../contract/sales/payment";
import type { MasterRow } from "./repository";

type Decided = Pick<MasterRow, "paidAt" | "cancelledAt" | "expiresAt">;

/**
 * What is said of a master whose tries to pay stand like this. Money that came too late is shown: on its way back until
 * the provider has sent it, and only then paid back.
 */
export function payStateOf(
	{ paidAt, cancelledAt, expiresAt }: Decided,
	payments: string[],
	now: Date,
): PayState {
	if (paidAt) return "paid";
	if (cancelledAt) return stateOfCancelled(payments);
	if (payments.includes("pending")) return "confirming";
	return expiresAt <= now ? "cancelled" : "unpaid";
}

function stateOfCancelled(payments: string[]): PayState {
	if (payments.includes("refunding")) return "refunding";
	return payments.includes("refunded") ? "refunded" : "cancelled";
}
