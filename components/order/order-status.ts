import type { GroupOfOrder } from "@/gateway/contract/group";
import type { MerchantOrder } from "@/gateway/contract/order";
import type { PayState } from "@/gateway/contract/pay";

export type StatusWord =
	| "unpaid"
	| "confirming"
	| "toFill"
	| "toAccept"
	| "toShip"
	| "toReceive"
	| "received"
	| "completed"
	| "cancelled";

type Known = Pick<MerchantOrder, "status" | "paid" | "cartType"> & {
	/** Of a place in a group. */
	group?: GroupOfOrder | null;
};

/** What a shopper calls the state of an order; orders of one master are paid, or not, together. */
export function statusWord(order: Known, payState: PayState): StatusWord {
	const { status, paid, cartType, group } = order;
	if (status === 9) return "cancelled";
	if (!paid) return payState === "confirming" ? "confirming" : "unpaid";
	if (status === 0 && group && group.state !== "complete") return "toFill";
	if (status === 0) return cartType === "SUPERMARKET" ? "toAccept" : "toShip";
	return ({ 1: "toReceive", 2: "received", 3: "completed" } as const)[status];
}
