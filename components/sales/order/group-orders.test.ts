import type { ListedOrder } from "@/gateway/contract/sales/order-list";
import { groupOrders } from "./group-orders";

const waiting = { paid: false, status: 0 } as const;

function order(
	orderNo: string,
	masterNo: string,
	state: Partial<ListedOrder> = waiting,
): ListedOrder {
	return { orderNo, masterNo, ...state } as ListedOrder;
}

const numbersOf = (orders: ListedOrder[]) =>
	groupOrders(orders).map((group) => group.map(({ orderNo }) => orderNo));

test("orders of one master that waits to be paid stand together", () => {
	expect(
		numbersOf([order("a", "1"), order("b", "1"), order("c", "2")]),
	).toEqual([["a", "b"], ["c"]]);
});

test("once paid, or cancelled, each stands alone", () => {
	for (const state of [
		{ paid: true, status: 0 },
		{ paid: false, status: 9 },
	] as const)
		expect(numbersOf([order("a", "1", state), order("b", "1", state)])).toEqual(
			[["a"], ["b"]],
		);
});
