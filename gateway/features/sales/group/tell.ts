import type { Transaction } from "../../../db/client";
import { type Addressee, inDollars, tellBuyer } from "../order-message/service";

interface MemberOrder {
	master: Addressee & { total: string };
	orderNo: string;
}

/** Everybody in it hears that the group is complete. */
export async function tellComplete(
	tx: Transaction,
	orders: MemberOrder[],
): Promise<void> {
	for (const { master, orderNo } of orders)
		await tellBuyer(tx, master, {
			template: "orderGroupComplete",
			reference: `groupComplete ${orderNo}`,
			values: { orderNo },
			path: `/users/order_detail?orderNo=${orderNo}`,
		});
}

/** Whoever had paid hears that the group did not fill, and what goes back. */
export function tellFailed(
	tx: Transaction,
	{ master, orderNo }: MemberOrder,
): Promise<void> {
	return tellBuyer(tx, master, {
		template: "orderGroupFailed",
		reference: `groupFailed ${orderNo}`,
		values: { orderNo, amount: inDollars(master.total) },
		path: `/users/order_detail?orderNo=${orderNo}`,
	});
}
