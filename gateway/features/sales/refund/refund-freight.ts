import type { Transaction } from "../../../db/client";
import { Exact } from "../../../money/exact";
import { drawOrderNo, type LockedOrder, type Moving } from "../order/service";
import { takePointsBack } from "../points/service";
import { hasFreightBack } from "./repository";
import { owe } from "./send-back";
import { moveRefund } from "./steps";
import { addToOrder, insertRefund, insertStep } from "./write-repository";

/**
 * Pays the freight of a paid order back and none of its goods, agreed to at once; answers the refund, null where none was
 * paid or it went back before. The caller holds the order with its account.
 */
export async function refundFreight(
	tx: Transaction,
	{ master, order }: LockedOrder,
	{ actor, at }: Pick<Moving, "actor" | "at">,
): Promise<number | null> {
	const { id: orderId, accountId, merchantId, freight: amount } = order;
	if (amount === "0.00" || (await hasFreightBack(tx, orderId))) return null;
	const row = await insertRefund(tx, {
		row: {
			no: drawOrderNo("RE"),
			orderId,
			accountId,
			merchantId,
			state: "reviewing",
			reason: "promiseBroken",
			remark: "",
			images: [],
			isWhole: false,
			isBeforeShipment: order.status === "awaitingShipment",
			freight: amount,
			amount,
			createdAt: at,
		},
		lines: [],
	});
	await insertStep(tx, { refundId: row.id, state: "reviewing", actor, at });
	const back = { amount, noMoreToReview: 0 };
	const { refunded } = await addToOrder(tx, orderId, back);
	const leftPaid = new Exact(order.total).minus(refunded);
	const about = { refundId: row.id, orderId, masterId: master.id, at };
	await takePointsBack(tx, about, leftPaid);
	await owe(tx, { master, row }, { amount, at });
	const changed = { decidedAt: at };
	await moveRefund(
		tx,
		{ master, row },
		{ to: "refunding", actor, at, changed },
	);
	return row.id;
}
