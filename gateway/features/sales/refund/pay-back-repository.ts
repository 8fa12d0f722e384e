import { and, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client";
import { merchantOrder } from "../../../db/schema/order";
import { payment } from "../../../db/schema/payment";
import { payBack, refund } from "../../../db/schema/refund";

export async function insertPayBack(
	tx: Transaction,
	row: Omit<typeof payBack.$inferInsert, "state" | "updatedAt">,
): Promise<void> {
	const { createdAt: updatedAt } = row;
	await tx.insert(payBack).values({ ...row, state: "refunding", updatedAt });
}

/** With the charge it is part of, the refund that it is for and the master of that. */
export async function findPayBack(db: Queryable, refundId: number) {
	const [row] = await db
		.select({ payBack, payment, refund, masterId: merchantOrder.masterId })
		.from(payBack)
		.innerJoin(payment, eq(payment.id, payBack.paymentId))
		.innerJoin(refund, eq(refund.id, payBack.refundId))
		.innerJoin(merchantOrder, eq(merchantOrder.id, refund.orderId))
		.where(eq(payBack.refundId, refundId));
	return row;
}

/** False where it was there before. */
export async function setThere(tx: Transaction, id: number, at: Date) {
	const there = await tx
		.update(payBack)
		.set({ state: "refunded", updatedAt: at })
		.where(and(eq(payBack.id, id), eq(payBack.state, "refunding")))
		.returning({ id: payBack.id });
	return there.length > 0;
}
