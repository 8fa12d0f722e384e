import type { PayState } from "../../contract/pay";
import type { MasterRow } from "./repository";

/** What is said of a master whose tries to pay stand like this. Money that came too late and went back is told. */
export function payStateOf(
	{ paidAt, cancelledAt }: Pick<MasterRow, "paidAt" | "cancelledAt">,
	payments: string[],
): PayState {
	if (paidAt) return "paid";
	if (cancelledAt)
		return payments.includes("refunded") ? "refunded" : "cancelled";
	return payments.includes("pending") ? "confirming" : "unpaid";
}
