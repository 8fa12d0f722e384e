import { and, eq, lt, notInArray, or, sql } from "drizzle-orm";
import type { RefundState } from "../../../contract/sales/refund-terms";
import type { Transaction } from "../../../db/client";
import { insertRow } from "../../../db/one-row";
import { merchantOrder, orderLine } from "../../../db/schema/order";
import { refund, refundLine, refundStep } from "../../../db/schema/refund";
import { keptExchangesOf } from "./exchange/repository";
import type { RefundRow } from "./repository";

interface NewRefund {
	row: typeof refund.$inferInsert;
	/** Waiting for a decision, unless they are not. */
	lines: {
		lineId: number;
		quantity: number;
		amount: string;
		isOpen?: boolean;
	}[];
}

/** Marks its order as one of after-sales too. */
export async function insertRefund(tx: Transaction, { row, lines }: NewRefund) {
	const inserted = await insertRow(tx, refund, row);
	const { id: refundId } = inserted;
	if (lines.length > 0)
		await tx
			.insert(refundLine)
			.values(lines.map((line) => ({ isOpen: true, ...line, refundId })));
	await tx
		.update(merchantOrder)
		.set({ hasRefund: true })
		.where(eq(merchantOrder.id, row.orderId));
	return inserted;
}

export async function insertStep(
	tx: Transaction,
	row: typeof refundStep.$inferInsert,
): Promise<void> {
	await tx.insert(refundStep).values(row);
}

type Changed = Partial<
	Pick<
		RefundRow,
		| "refusal"
		| "isWhole"
		| "freight"
		| "amount"
		| "exchanged"
		| "pointsGivenBack"
		| "decidedAt"
		| "refundedAt"
	>
>;

/** False where it stands elsewhere. */
export async function setState(
	tx: Transaction,
	id: number,
	{ from, to, ...changed }: { from: RefundState; to: RefundState } & Changed,
): Promise<boolean> {
	const moved = await tx
		.update(refund)
		.set({ state: to, ...changed })
		.where(and(eq(refund.id, id), eq(refund.state, from)))
		.returning({ id: refund.id });
	return moved.length > 0;
}

/** Of an application that is not decided no more stays than these. */
export async function keepPieces(
	tx: Transaction,
	refundId: number,
	{ amount, lines }: { amount: string; lines: NewRefund["lines"] },
): Promise<void> {
	const isOf = eq(refundLine.refundId, refundId);
	const kept = lines.map(({ lineId }) => lineId);
	await tx
		.delete(refundLine)
		.where(and(isOf, notInArray(refundLine.lineId, kept)));
	for (const { lineId, ...part } of lines)
		await tx
			.update(refundLine)
			.set(part)
			.where(and(isOf, eq(refundLine.lineId, lineId)));
	await tx.update(refund).set({ amount }).where(eq(refund.id, refundId));
}

/** Another application for these lines may come. */
export async function closeLines(tx: Transaction, refundId: number) {
	await tx
		.update(refundLine)
		.set({ isOpen: false })
		.where(eq(refundLine.refundId, refundId));
}

/** Adds the pieces of a refund to what has gone of their lines. */
export async function addToLines(tx: Transaction, refundId: number) {
	await tx
		.update(orderLine)
		.set({
			refundedQuantity: sql`${orderLine.refundedQuantity} + ${refundLine.quantity}`,
			refundedAmount: sql`${orderLine.refundedAmount} + ${refundLine.amount}`,
		})
		.from(refundLine)
		.where(
			and(
				eq(refundLine.lineId, orderLine.id),
				eq(refundLine.refundId, refundId),
			),
		);
}

/** Remembers what of lines came back without a piece. */
export async function cutPrices(tx: Transaction, cuts: Map<number, string>) {
	for (const [id, priceCut] of cuts)
		await tx.update(orderLine).set({ priceCut }).where(eq(orderLine.id, id));
}

/** Answers all that went back of the order, and how many of its lines still wait for a review. */
export async function addToOrder(
	tx: Transaction,
	orderId: number,
	{ amount, noMoreToReview }: { amount: string; noMoreToReview: number },
) {
	const [row] = await tx
		.update(merchantOrder)
		.set({
			refunded: sql`${merchantOrder.refunded} + ${amount}::numeric`,
			linesToReview: sql`greatest(${merchantOrder.linesToReview} - ${noMoreToReview}, 0)`,
		})
		.where(eq(merchantOrder.id, orderId))
		.returning({
			refunded: merchantOrder.refunded,
			linesToReview: merchantOrder.linesToReview,
		});
	if (!row) throw new Error(`There is no order ${orderId}`);
	return row;
}

/**
 * Whether pieces are left of a master's orders, of one merchant's where one is named. What was exchanged is left while
 * what it was exchanged for is: that order is as much cheaper.
 */
export async function hasPiecesLeft(
	tx: Transaction,
	masterId: number,
	merchantId?: number,
): Promise<boolean> {
	const rows = await tx
		.select({ id: orderLine.id })
		.from(orderLine)
		.innerJoin(merchantOrder, eq(merchantOrder.id, orderLine.orderId))
		.where(
			and(
				eq(merchantOrder.masterId, masterId),
				merchantId === undefined
					? undefined
					: eq(merchantOrder.merchantId, merchantId),
				or(
					lt(orderLine.refundedQuantity, orderLine.quantity),
					sql`exists ${keptExchangesOf(merchantOrder.id)}`,
				),
			),
		)
		.limit(1);
	return rows.length > 0;
}
