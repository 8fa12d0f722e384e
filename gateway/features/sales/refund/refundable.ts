import type { Queryable } from "../../../db/client";
import { GatewayError } from "../../../http/errors";
import {
	type LineRow,
	type LockedOrder,
	listLinesOf,
	refundUntilOf,
} from "../order/service";
import { listOpenLineIds } from "./repository";

type OrderRow = LockedOrder["order"];

/** Throws 409 for an order of which nothing goes back: not paid, or received too long ago. */
export function requireRefundable(order: OrderRow, now: Date): void {
	if (!order.paid) throw new GatewayError(409, "nothingToRefund");
	const until = refundUntilOf(order);
	if (until && until <= now) throw new GatewayError(409, "refundTooLate");
}

/** With the ids of those with an application that waits for a decision. */
export async function readLines(db: Queryable, { id }: OrderRow) {
	const lines = await listLinesOf(db, [id]);
	return { lines, open: new Set(await listOpenLineIds(db, id)) };
}
export type LinesNow = Awaited<ReturnType<typeof readLines>>;

export function piecesLeft(line: LineRow): number {
	return line.quantity - line.refundedQuantity;
}
