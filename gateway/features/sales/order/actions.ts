import type { OrderAction } from "../../../contract/sales/order-list";
import type { PayState } from "../../../contract/sales/payment";
import { refundWithinDays } from "../../../contract/sales/refund-terms";
import { daysMs } from "./days";
import { isHandedOver } from "./handed-over";
import type { MerchantOrderRow } from "./repository";

export interface ActedOn {
	order: Pick<
		MerchantOrderRow,
		| "status"
		| "paid"
		| "cartType"
		| "isCollected"
		| "point"
		| "acceptedAt"
		| "receivedAt"
		| "linesToReview"
	>;
	/** Of its master. */
	payState: PayState;
	/** Whether a refund waits to be decided. */
	hasOpenRefund: boolean;
	/** For a group that is not complete: until it is, and where it failed, nothing of it is refunded one by one. */
	isWaiting: boolean;
	/** Whether there are pieces that neither went back nor are applied for. */
	hasPiecesLeft: boolean;
	now: Date;
}

const shown: [OrderAction, (on: ActedOn) => boolean][] = [
	["pay", ({ payState }) => payState === "unpaid"],
	["cancel", isCancellable],
	["refund", isRefundable],
	[
		"track",
		({ order }) =>
			!order.isCollected &&
			["awaitingReceipt", "received", "completed"].includes(order.status),
	],
	[
		"take",
		({ order }) => order.status === "awaitingReceipt" && !isHandedOver(order),
	],
	["review", ({ order }) => order.linesToReview > 0],
	["again", ({ order }) => order.paid || order.status === "cancelled"],
	[
		"delete",
		({ order }) => order.status === "completed" || order.status === "cancelled",
	],
];

/** What its buyer can do with an order now, in the order of the contract. */
export function actionsOf(on: ActedOn): OrderAction[] {
	return shown.filter(([, isPossible]) => isPossible(on)).map(([name]) => name);
}

/** Unpaid with its master; paid, while its store has not accepted it. */
export function isCancellable({
	order,
	payState,
	hasOpenRefund,
}: Pick<ActedOn, "order" | "payState" | "hasOpenRefund">): boolean {
	if (order.status !== "awaitingShipment") return false;
	if (!order.paid) return payState === "unpaid" || payState === "confirming";
	return (
		order.cartType === "SUPERMARKET" && !order.acceptedAt && !hasOpenRefund
	);
}

function isRefundable({
	order,
	isWaiting,
	hasPiecesLeft,
	now,
}: ActedOn): boolean {
	const until = refundUntilOf(order);
	return (
		order.paid &&
		order.status !== "cancelled" &&
		!isWaiting &&
		hasPiecesLeft &&
		(until === null || now < until)
	);
}

/** Null while it is not received. */
export function refundUntilOf({
	receivedAt,
}: Pick<MerchantOrderRow, "receivedAt">): Date | null {
	return (
		receivedAt && new Date(receivedAt.getTime() + daysMs(refundWithinDays))
	);
}
