import { refundWithinDays } from "../../../contract/sales/refund-terms";
import type { Transaction } from "../../../db/client";
import { momentIn, tellBuyer } from "../order-message/service";
import { daysMs } from "./days";
import type { LockedOrder } from "./lock-order";
import type { NewParcelRow } from "./move-repository";
import { type LineRow, listLinesOf } from "./repository";
import { describeOrder } from "./tell-steps";

// What a buyer hears of one merchant's order once it is paid, each once.

type Message = Parameters<typeof tellBuyer>[2];

function tell(
	tx: Transaction,
	{ master, order: { no } }: LockedOrder,
	{ values, ...message }: Omit<Message, "reference" | "path">,
): Promise<void> {
	return tellBuyer(tx, master, {
		...message,
		reference: `${message.template} ${no}`,
		values: { orderNo: no, ...values },
		path: `/users/order_detail?orderNo=${no}`,
	});
}

export async function tellAccepted(tx: Transaction, locked: LockedOrder) {
	const lines = await listLinesOf(tx, [locked.order.id]);
	const described = describeOrder(locked, lines);
	await tell(tx, locked, { template: "orderAccepted", ...described });
}

/** With what its parcels are followed by. Contents of virtual ones stay in the shop: a mail may be read by anybody. */
export function tellShipped(
	tx: Transaction,
	locked: LockedOrder,
	{
		parcels,
		lines,
	}: {
		parcels: Omit<NewParcelRow, "orderId" | "shippedAt">[];
		lines: LineRow[];
	},
): Promise<void> {
	const followed = parcels.flatMap((one) => {
		if (one.method === "courier") return `${one.courier} ${one.trackingNo}`;
		if (one.method === "own")
			return `${one.delivererName} ${one.delivererPhone}`;
		return [];
	});
	const { values, ...described } = describeOrder(locked, lines);
	return tell(tx, locked, {
		template: "orderShipped",
		values: { ...values, parcels: followed.join("\n") },
		...described,
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

export function tellCompleted(tx: Transaction, locked: LockedOrder) {
	return tell(tx, locked, { template: "orderCompleted" });
}
