import type { GroupOfOrder } from "@/gateway/contract/sales/group";
import type { MerchantOrder } from "@/gateway/contract/sales/order";
import { orderStatusOf } from "@/gateway/contract/sales/order-status";
import type { PayState } from "@/gateway/contract/sales/payment";

export type StatusWord =
	| "unpaid"
	| "confirming"
	| "toFill"
	| "toAccept"
	| "toShip"
	| "toReceive"
	| "toCollect"
	| "received"
	| "completed"
	| "cancelled";

type Known = Pick<MerchantOrder, "status" | "paid" | "cartType"> & {
	/** Of what is fetched. */
	collecting?: MerchantOrder["collecting"];
	/** Of parcels to a collection point. */
	point?: MerchantOrder["point"];
	/** Of a place in a group. */
	group?: GroupOfOrder | null;
};

/** What a shopper calls the state of an order; orders of one master are paid, or not, together. */
export function statusWord(order: Known, payState: PayState): StatusWord {
	const { paid, cartType, group, collecting, point } = order;
	const status = orderStatusOf(order.status);
	if (status === "cancelled") return "cancelled";
	if (!paid) return payState === "confirming" ? "confirming" : "unpaid";
	if (status === "awaitingReceipt")
		return collecting || point?.waiting ? "toCollect" : "toReceive";
	if (status !== "awaitingShipment") return status;
	if (group && group.state !== "complete") return "toFill";
	return cartType === "SUPERMARKET" ? "toAccept" : "toShip";
}

/** Whether its delivery is still to come. */
export function isToCome({ status }: Pick<MerchantOrder, "status">): boolean {
	const word = orderStatusOf(status);
	return word === "awaitingShipment" || word === "awaitingReceipt";
}
