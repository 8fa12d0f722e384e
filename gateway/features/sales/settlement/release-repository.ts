import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { objectWithinDays } from "../../../contract/sales/return-terms";
import type { Database, Transaction } from "../../../db/client";
import { merchantOrder, orderLine } from "../../../db/schema/order";
import { refund } from "../../../db/schema/refund";
import { settledOrder } from "../../../db/schema/settlement";
import { daysMs } from "../order/service";

/** Held orders that it is time to look at, the longest overdue first. */
export async function listToLookAt(db: Database, now: Date, limit: number) {
	const rows = await db
		.select({ id: settledOrder.orderId })
		.from(settledOrder)
		.where(and(isNull(settledOrder.releasedAt), lte(settledOrder.lookAt, now)))
		.orderBy(asc(settledOrder.lookAt))
		.limit(limit);
	return rows.map(({ id }) => id);
}

/** What says whether an order is over. */
export async function getHeld(tx: Transaction, orderId: number, now: Date) {
	const objectedSince = new Date(now.getTime() - daysMs(objectWithinDays));
	const [row] = await tx
		.select({
			receivedAt: merchantOrder.receivedAt,
			hasPiecesLeft: sql<boolean>`exists (select from ${orderLine} as line
				where line.order_id = ${orderId} and line.refunded_quantity < line.quantity)`,
			hasOpenRefund: sql<boolean>`exists (select from ${refund} as one
				where one.order_id = ${orderId} and one.settlement = 'open' and (
				one.state not in ('refused', 'dismissed', 'expired', 'revoked')
				or (one.state = 'refused' and not one.is_before_shipment and one.decided_at > ${objectedSince})
			))`,
		})
		.from(merchantOrder)
		.where(eq(merchantOrder.id, orderId));
	if (!row) throw new Error(`There is no order ${orderId}`);
	return row;
}
