import type { Transaction } from "../../db/client";
import type { HeldOrder } from "../order/hold-order";
import { agree } from "./agree";
import { draftRefund } from "./draft";
import { listOrderLines, listRefundRows } from "./repository";
import type { RefundActor } from "./steps";

interface Ending {
	actor: RefundActor;
	/** For the order's history; "refunded" where nothing is said. */
	reason?: string;
	at: Date;
}

/**
 * Pays all that is left of a paid order back, agreed to at once; applications that wait are agreed to with it. Before
 * shipment the order is cancelled by that, and its stock and slot can be had again. The caller holds the order (see
 * `features/order/hold-order.ts`) and has found that it may end so.
 */
export async function refundWhole(
	tx: Transaction,
	held: HeldOrder,
	{ actor, reason, at }: Ending,
): Promise<void> {
	const openOf = held.order.id;
	for (const { refund } of await listRefundRows(tx, { openOf }))
		await agree(tx, held, { row: refund, actor, reason, at });
	const lines = await listOrderLines(tx, openOf);
	const left = lines.filter((one) => one.refundedQuantity < one.quantity);
	if (left.length === 0) return;
	const pieces = new Map(
		left.map((one) => [one.id, one.quantity - one.refundedQuantity]),
	);
	const row = await draftRefund(tx, held, {
		...{ lines, pieces, reason: "changedMind", remark: "", images: [] },
		...{ actor, at },
	});
	await agree(tx, held, { row, actor, reason, at });
}
