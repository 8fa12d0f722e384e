import { and, eq, inArray, isNotNull, lt } from "drizzle-orm";
import type { Queryable } from "../../../db/client";
import { merchantOrder, orderLine } from "../../../db/schema/order";

/** Whether one of these accounts received this goods, and kept some of it. */
export async function hasReceived(
	db: Queryable,
	accountIds: number[],
	goodsId: number,
): Promise<boolean> {
	const rows = await db
		.select({ id: orderLine.id })
		.from(merchantOrder)
		.innerJoin(orderLine, eq(orderLine.orderId, merchantOrder.id))
		.where(
			and(
				inArray(merchantOrder.accountId, accountIds),
				isNotNull(merchantOrder.receivedAt),
				eq(orderLine.goodsId, goodsId),
				lt(orderLine.refundedQuantity, orderLine.quantity),
			),
		)
		.limit(1);
	return rows.length > 0;
}
