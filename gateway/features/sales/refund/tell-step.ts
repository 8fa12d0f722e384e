import type { RefundState } from "../../../contract/sales/refund-terms";
import { returnWithinDays } from "../../../contract/sales/return-terms";
import type { Transaction } from "../../../db/client";
import type { LockedMaster } from "../order/service";
import { inDollars, tellBuyer } from "../order-message/service";
import { findExchange } from "./exchange/repository";
import { differenceOf } from "./exchange/worth";
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

/** What is said where another variant is wanted instead of money. */
async function templateOf(tx: Transaction, { id, state, ...row }: RefundRow) {
	const exchange = await findExchange(tx, id);
	if (!exchange) return templates[state];
	if (state === "reviewing") return "orderExchangeAsked";
	if (state === "returning")
		return exchange.held > 0 ? "orderExchangeAgreed" : "orderExchangeSoldOut";
	const { orderId, isDearer } = exchange;
	const isEven = orderId !== null && !isDearer && row.amount === row.exchanged;
	return isEven ? "orderExchangeAccepted" : templates[state];
}

/**
 * The buyer is notified of every step of a refund, once. That the freight of what came late goes back is said with the
 * amends.
 */
export async function tellStep(
	tx: Transaction,
	master: LockedMaster,
	row: RefundRow,
): Promise<void> {
	const { no, state, amount, exchanged, refusal } = row;
	if (row.reason === "promiseBroken" && state === "refunding") return;
	return tellBuyer(tx, master, {
		template: await templateOf(tx, row),
		reference: `refund ${state} ${no}`,
		values: {
			refundNo: no,
			amount: inDollars(differenceOf(amount, exchanged)),
			refusal: refusal ?? "",
			days: `${returnWithinDays}`,
		},
		path: `/order/refund_detail?refundNo=${no}`,
	});
}
