import { refundWithinDays } from "../../contract/refund";
import type { Database, Transaction } from "../../db/client";
import { GatewayError } from "../../http/errors";
import type { HeldOrder } from "../order/hold-order";
import {
	listOpenLineIds,
	listOrderLines,
	type OrderLineRow,
} from "./repository";

const dayMs = 24 * 60 * 60 * 1_000;

type OrderRow = HeldOrder["order"];

/** Until when refunds of a received order can be asked for; null while it is not received. */
export function refundUntilOf({
	receivedAt,
}: Pick<OrderRow, "receivedAt">): Date | null {
	return (
		receivedAt && new Date(receivedAt.getTime() + refundWithinDays * dayMs)
	);
}

/** Throws 409 for an order of which nothing goes back: not paid, or received too long ago. */
export function requireRefundable(order: OrderRow, now: Date): void {
	if (!order.paid) throw new GatewayError(409, "nothingToRefund");
	const until = refundUntilOf(order);
	if (until && until <= now) throw new GatewayError(409, "refundTooLate");
}

export interface LinesNow {
	lines: OrderLineRow[];
	/** Lines with an application that waits for a decision. */
	open: Set<number>;
}

export async function readLines(
	db: Database | Transaction,
	{ id }: OrderRow,
): Promise<LinesNow> {
	const lines = await listOrderLines(db, id);
	return { lines, open: new Set(await listOpenLineIds(db, id)) };
}

export function piecesLeft(line: OrderLineRow): number {
	return line.quantity - line.refundedQuantity;
}
