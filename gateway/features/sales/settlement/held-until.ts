import { refundWithinDays } from "../../../contract/sales/refund-terms";
import { daysMs, refundUntilOf } from "../order/service";

/** No order is over earlier, but for one that went back as a whole. */
export const heldAtLeastDays = refundWithinDays;

/** An order that nothing can be said of yet is looked at again after so long. */
const lookAgainAfterDays = 1;

export interface HeldOrder {
	receivedAt: Date | null;
	/** Whether there are pieces that did not go back. */
	hasPiecesLeft: boolean;
	/** Whether a refund waits to be decided, to be paid back or to be posted. */
	hasOpenRefund: boolean;
}

/** When to look again whether what an order earns is due; null where nothing can go back of it any more. */
export function lookAgainAt(order: HeldOrder, now: Date): Date | null {
	const later = new Date(now.getTime() + daysMs(lookAgainAfterDays));
	if (order.hasOpenRefund) return later;
	if (!order.hasPiecesLeft) return null;
	const until = refundUntilOf(order);
	if (!until) return later;
	return until > now ? until : null;
}
