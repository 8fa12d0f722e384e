import type { Queryable } from "../../../db/client";
import { GatewayError } from "../../../http/errors";
import { type LockedOrder, refundUntilOf } from "../order/service";
import {
	listOpenLineIds,
	listOrderLines,
	type OrderLineRow,
} from "./repository";

type OrderRow = LockedOrder["order"];

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
	db: Queryable,
	{ id }: OrderRow,
): Promise<LinesNow> {
	const lines = await listOrderLines(db, id);
	return { lines, open: new Set(await listOpenLineIds(db, id)) };
}

export function piecesLeft(line: OrderLineRow): number {
	return line.quantity - line.refundedQuantity;
}
