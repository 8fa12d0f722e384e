import type { ListedOrder } from "@/gateway/contract/sales/order-list";
import { orderStatusOf } from "@/gateway/contract/sales/order-status";

/** In the order of the list: what waits to be paid together stands together, anything else alone. */
export function groupOrders(
	orders: ListedOrder[],
): [ListedOrder, ...ListedOrder[]][] {
	const groups: [ListedOrder, ...ListedOrder[]][] = [];
	for (const order of orders) {
		const last = groups.at(-1);
		const isTogether =
			last?.[0].masterNo === order.masterNo && waits(last[0]) && waits(order);
		if (last && isTogether) last.push(order);
		else groups.push([order]);
	}
	return groups;
}

function waits({ paid, status }: ListedOrder): boolean {
	return !paid && orderStatusOf(status) === "awaitingShipment";
}
