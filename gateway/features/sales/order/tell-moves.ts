import { refundWithinDays } from "../../../contract/sales/refund-terms";
import type { Transaction } from "../../../db/client";
import { momentIn, tellBuyer } from "../order-message/service";
import { daysMs } from "./days";
import type { LockedOrder } from "./lock-order";
import type { NewParcelRow } from "./move-repository";

// What a buyer hears of one merchant's order once it is paid, each once.

type Template = Parameters<typeof tellBuyer>[2]["template"];

function tell(
	tx: Transaction,
	{ master, order: { no } }: LockedOrder,
	{ template, values }: { template: Template; values?: Record<string, string> },
): Promise<void> {
	return tellBuyer(tx, master, {
		template,
		reference: `${template} ${no}`,
		values: { orderNo: no, ...values },
		path: `/users/order_detail?orderNo=${no}`,
	});
}

export function tellAccepted(
	tx: Transaction,
	locked: LockedOrder,
): Promise<void> {
	return tell(tx, locked, { template: "orderAccepted" });
}

/** With what its parcels are followed by. Contents of virtual ones stay in the shop: a mail may be read by anybody. */
export function tellShipped(
	tx: Transaction,
	locked: LockedOrder,
	parcels: Omit<NewParcelRow, "orderId" | "shippedAt">[],
): Promise<void> {
	const followed = parcels.flatMap((one) => {
		if (one.method === "courier") return `${one.courier} ${one.trackingNo}`;
		if (one.method === "own")
			return `${one.delivererName} ${one.delivererPhone}`;
		return [];
	});
	return tell(tx, locked, {
		template: "orderShipped",
		values: { parcels: followed.join("\n") },
	});
}

export function tellReceived(
	tx: Transaction,
	locked: LockedOrder,
	{ points, at }: { points: number; at: Date },
): Promise<void> {
	const until = new Date(at.getTime() + daysMs(refundWithinDays));
	return tell(tx, locked, {
		template: "orderReceived",
		values: {
			points: String(points),
			until: momentIn(until, locked.master.locale),
		},
	});
}

export function tellCompleted(
	tx: Transaction,
	locked: LockedOrder,
): Promise<void> {
	return tell(tx, locked, { template: "orderCompleted" });
}
