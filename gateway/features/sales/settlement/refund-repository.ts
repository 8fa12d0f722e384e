import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../db/client";
import { merchantOrder, orderLine } from "../../../db/schema/order";
import { refund, refundLine } from "../../../db/schema/refund";
import { settledLine } from "../../../db/schema/settlement";

/** As the index of what waits says it. */
const waits = sql`${refund.settlement} = 'open' and ${refund.refundedAt} is not null`;

/** Refunds whose money is back, but for those whose sale is not posted yet. */
export async function listUnposted(db: Database, limit: number) {
	const rows = await db
		.select({ id: refund.id })
		.from(refund)
		.innerJoin(merchantOrder, eq(merchantOrder.id, refund.orderId))
		.where(
			and(
				waits,
				or(
					ne(merchantOrder.settlement, "open"),
					eq(merchantOrder.cartType, "SUPERMARKET"),
				),
			),
		)
		.orderBy(asc(refund.id))
		.limit(limit);
	return rows.map(({ id }) => id);
}

/** Of a locked refund, whose order is settled or is none of the merchants'. */
export async function mark(
	tx: Transaction,
	id: number,
	settlement: "posted" | "none",
) {
	await tx.update(refund).set({ settlement }).where(eq(refund.id, id));
}

/** Undefined where another process has posted it. */
export async function lockRefund(tx: Transaction, id: number) {
	const [row] = await tx
		.select({
			id: refund.id,
			orderId: refund.orderId,
			amount: refund.amount,
			exchanged: refund.exchanged,
		})
		.from(refund)
		.where(and(eq(refund.id, id), waits))
		.for("no key update");
	return row;
}

/** Its lines with what was posted for them. */
export function listReturnedLines(tx: Transaction, refundId: number) {
	return tx
		.select({
			id: orderLine.id,
			quantity: orderLine.quantity,
			subtotal: orderLine.subtotal,
			couponShare: orderLine.couponShare,
			merchantCouponShare: orderLine.merchantCouponShare,
			pointsShare: orderLine.pointsShare,
			commission: settledLine.commission,
			pieces: refundLine.quantity,
			before: piecesBefore,
		})
		.from(refundLine)
		.innerJoin(orderLine, eq(orderLine.id, refundLine.lineId))
		.innerJoin(settledLine, eq(settledLine.lineId, orderLine.id))
		.where(eq(refundLine.refundId, refundId))
		.orderBy(asc(orderLine.id));
}

const piecesBefore = sql<number>`(
	select coalesce(sum(earlier.quantity), 0)::int from ${refundLine} as earlier
	join ${refund} as posted on posted.id = earlier.refund_id and posted.settlement = 'posted'
	where earlier.line_id = ${orderLine.id})`;
