import type { StaffOrder } from "@/gateway/contract/sales/order-admin";

/** A line, and how many of its pieces were not paid back. */
export type LineLeft = ReturnType<typeof linesLeft>[number];

export function linesLeft({ lines }: StaffOrder) {
	return lines
		.map((line) => ({ ...line, left: line.quantity - line.refundedQuantity }))
		.filter(({ left }) => left > 0);
}
