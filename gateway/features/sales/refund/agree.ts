import type { Transaction } from "../../../db/client";
import { Exact, toMoney } from "../../../money/exact";
import { giveStockBack, restock } from "../../catalog/goods/service";
import { giveSlotsBack, slotsHeldBy } from "../../delivery/store/service";
import {
	cancelRefunded,
	completeOrder,
	type LockedOrder,
	listLinesOf,
	piecesOf,
} from "../order/service";
import { takePointsBack } from "../points/service";
import { comesTo, freightWith } from "./draft";
import { makeExchange } from "./exchange/make";
import {
	listRefundLines,
	type RefundLineRow,
	type RefundRow,
} from "./repository";
import { returnDiscounts } from "./return-discounts";
import { owe } from "./send-back";
import { agreeable, moveRefund, type RefundActor } from "./steps";
import { addToLines, addToOrder } from "./write-repository";

interface Agreement {
	row: RefundRow;
	actor: RefundActor;
	at: Date;
}

/**
 * Agrees to an application, with all that follows: what its order has left, stock and slot, coupons and points, the order
 * of what it is exchanged for, and the money that is owed from now on. Freight comes with the application after which
 * nothing of an order that was not shipped is left. False, and nothing done, where it is decided. The caller holds the
 * order.
 */
export async function agree(
	tx: Transaction,
	locked: LockedOrder,
	{ row, actor, at }: Agreement,
): Promise<boolean> {
	if (!agreeable.includes(row.state)) return false;
	const { master, order } = locked;
	const { isWhole, freight, amount, leftPaid, linesToReview, parts } =
		await subtract(tx, order, row);
	const isReady = order.isCollected && order.status === "awaitingReceipt";
	// It never left the store.
	if (isReady) await restock(tx, piecesIn(parts));
	if (order.status === "awaitingShipment") {
		await giveGoodsBack(tx, order, { parts, isWhole });
		if (isWhole) await cancelRefunded(tx, locked, { actor, at });
	} else if (isWhole || linesToReview === 0) {
		const reason = isWhole ? "refunded" : "nothingLeft";
		await completeOrder(tx, locked, { actor: "shop", reason, at });
	}
	const refunded = {
		refundId: row.id,
		orderId: order.id,
		masterId: master.id,
		at,
	};
	const exchanged = await makeExchange(tx, locked, { row, at });
	const pointsGivenBack = isWhole
		? await returnDiscounts(tx, locked, refunded)
		: 0;
	await takePointsBack(tx, refunded, leftPaid);
	const owed = toMoney(new Exact(amount).minus(exchanged));
	const isOwed = owed !== "0.00";
	if (isOwed) await owe(tx, { master, row }, { amount: owed, at });
	const sums = { isWhole, freight, amount, exchanged, pointsGivenBack };
	const changed = { ...sums, decidedAt: at };
	return moveRefund(
		tx,
		{ master, row },
		isOwed
			? { to: "refunding", actor, at, changed }
			: { to: "refunded", actor, at, changed: { ...changed, refundedAt: at } },
	);
}

/** What was not shipped can be sold again, and a slot that nothing is left to bring in can be had again. */
async function giveGoodsBack(
	tx: Transaction,
	order: LockedOrder["order"],
	{ parts, isWhole }: { parts: RefundLineRow[]; isWhole: boolean },
) {
	await giveStockBack(tx, piecesIn(parts));
	if (isWhole) await giveSlotsBack(tx, slotsHeldBy(order));
}

function piecesIn(parts: RefundLineRow[]) {
	const pieces = parts.map(({ part, line }) => ({
		skuId: line.skuId,
		quantity: part.quantity,
	}));
	return piecesOf(pieces);
}

/** Takes what goes back off its lines and its order; says what that comes to, and what is left. */
async function subtract(
	tx: Transaction,
	order: LockedOrder["order"],
	row: RefundRow,
) {
	const parts = await listRefundLines(tx, [row.id]);
	await addToLines(tx, row.id);
	const lines = await listLinesOf(tx, [order.id]);
	const isWhole = lines.every((line) => line.refundedQuantity >= line.quantity);
	const going = parts.map(({ part }) => part);
	const withFreight = await freightWith(tx, order, isWhole);
	const { freight, amount } = comesTo(withFreight, going);
	const noMoreToReview = parts.filter(isLastUnreviewed).length;
	const { refunded, linesToReview } = await addToOrder(tx, order.id, {
		amount,
		noMoreToReview: order.receivedAt ? noMoreToReview : 0,
	});
	const leftPaid = new Exact(order.total).minus(refunded);
	return { parts, isWhole, freight, amount, leftPaid, linesToReview };
}

/** Taking these pieces leaves nothing of a line that nobody has reviewed. */
function isLastUnreviewed({ part, line }: RefundLineRow): boolean {
	const left = line.quantity - line.refundedQuantity;
	return part.quantity === left && line.reviewedAt === null;
}
