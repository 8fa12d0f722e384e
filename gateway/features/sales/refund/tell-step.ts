import type { RefundState } from "../../../contract/sales/refund-terms";
import { returnWithinDays } from "../../../contract/sales/return-terms";
import type { Transaction } from "../../../db/client";
import type { LockedMaster } from "../order/service";
import { inDollars, tellBuyer } from "../order-message/service";
import type { RefundRow } from "./repository";

const templates = {
	reviewing: "orderRefundAsked",
	returning: "orderReturnAgreed",
	sentBack: "orderReturnSent",
	arrived: "orderReturnArrived",
	disputed: "orderRefundDisputed",
	refunding: "orderRefundAgreed",
	refunded: "orderRefunded",
	merchantRefunded: "orderRefunded",
	refused: "orderRefundRefused",
	dismissed: "orderRefundDismissed",
	expired: "orderReturnExpired",
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
			days: `${returnWithinDays}`,
		},
		path: `/order/refund_detail?refundNo=${no}`,
	});
}
