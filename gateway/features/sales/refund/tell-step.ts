import type { RefundState } from "../../../contract/sales/refund-terms";
import type { Transaction } from "../../../db/client";
import type { LockedMaster } from "../order/service";
import { inDollars, tellBuyer } from "../order-message/service";
import type { RefundRow } from "./repository";

const templates = {
	reviewing: "orderRefundAsked",
	refunding: "orderRefundAgreed",
	refunded: "orderRefunded",
	merchantRefunded: "orderRefunded",
	refused: "orderRefundRefused",
	revoked: "orderRefundRevoked",
} as const satisfies Record<RefundState, string>;

/** The buyer is notified of every step of a refund, once. */
export function tellStep(
	tx: Transaction,
	master: LockedMaster,
	{ no, state, amount, refusal }: RefundRow,
): Promise<void> {
	return tellBuyer(tx, master, {
		template: templates[state],
		reference: `refund ${state} ${no}`,
		values: {
			refundNo: no,
			amount: inDollars(amount),
			refusal: refusal ?? "",
		},
		path: `/order/refund_detail?refundNo=${no}`,
	});
}
