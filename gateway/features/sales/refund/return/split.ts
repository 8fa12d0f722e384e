import type { Transaction } from "../../../../db/client";
import { refuseField } from "../../../../http/refuse-field";
import { Exact, sum, toMoney } from "../../../../money/exact";
import { drawOrderNo } from "../../order/service";
import { paidForNext } from "../../pricing/service";
import {
	listRefundLines,
	type RefundLineRow,
	type RefundRow,
} from "../repository";
import type { RefundActor } from "../steps";
import { insertRefund, insertStep, keepPieces } from "../write-repository";
import {
	findDispute,
	findRoot,
	insertDispute,
	insertSplit,
} from "./dispute-repository";
import { findReturn, insertReturn } from "./repository";

export interface Split {
	/** What is paid back of it; undefined where nothing is. */
	kept?: RefundRow;
	/** What is not, as an application of its own; undefined where all of it is paid back. */
	rest?: RefundRow;
}

/** Throws 400 for lines that it is not about, and for more pieces than it asks for. */
export function readAccepted(
	parts: RefundLineRow[],
	accepted: { lineId: number; accepted: number }[],
): Map<number, number> {
	for (const { lineId, accepted: pieces } of accepted) {
		const found = parts.find(({ line }) => line.id === lineId);
		if (!found || pieces > found.part.quantity)
			throw refuseField("lines", "correctValue");
	}
	return new Map(accepted.map((one) => [one.lineId, one.accepted]));
}

interface Accepting {
	/** Pieces by line; of what is not named none. */
	accepted: Map<number, number>;
	actor: RefundActor;
}

/**
 * Parts what is accepted of an open application from what is not. Both come to the cent to what it came to: the accepted
 * pieces are paid for as the next of their lines, the rest is what is left. The caller holds the order.
 */
export async function splitRefund(
	tx: Transaction,
	row: RefundRow,
	{ accepted, actor }: Accepting,
): Promise<Split> {
	const parts = (await listRefundLines(tx, [row.id])).map((one) =>
		share(one, accepted.get(one.line.id) ?? 0),
	);
	const kept = parts.filter(({ keeps }) => keeps.quantity > 0);
	const rest = parts.filter(({ leaves }) => leaves.quantity > 0);
	if (rest.length === 0) return { kept: row };
	if (kept.length === 0) return { rest: row };
	const amount = totalOf(kept.map(({ keeps }) => keeps));
	await keepPieces(tx, row.id, {
		amount,
		lines: kept.map(({ keeps }) => keeps),
	});
	return {
		kept: { ...row, amount },
		rest: await insertRest(tx, row, {
			actor,
			lines: rest.map(({ leaves }) => leaves),
		}),
	};
}

function share({ part, line }: RefundLineRow, accepted: number) {
	const { lineId, quantity, amount } = part;
	const paid = accepted < quantity ? paidForSome(line, accepted) : amount;
	const left = toMoney(new Exact(amount).minus(paid));
	return {
		keeps: { lineId, quantity: accepted, amount: paid },
		leaves: { lineId, quantity: quantity - accepted, amount: left },
	};
}

const paidForSome = (line: RefundLineRow["line"], pieces: number) =>
	pieces > 0 ? paidForNext(line, pieces) : "0.00";

const totalOf = (lines: { amount: string }[]) =>
	toMoney(sum(lines.map(({ amount }) => new Exact(amount))));

/** It stands where the other stood, with all that was said, and is begun by whoever parted them. */
async function insertRest(
	tx: Transaction,
	{ id, ...whole }: RefundRow,
	{
		actor,
		lines,
	}: { actor: RefundActor; lines: Parameters<typeof insertRefund>[1]["lines"] },
): Promise<RefundRow> {
	const rest = await insertRefund(tx, {
		row: {
			...whole,
			no: drawOrderNo("RE"),
			isWhole: false,
			amount: totalOf(lines),
		},
		lines: lines.map((line) => ({ ...line, isOpen: false })),
	});
	const { id: refundId, createdAt: at } = rest;
	await insertStep(tx, { refundId, state: "reviewing", actor, at });
	await insertSplit(tx, { refundId, fromId: await findRoot(tx, id) });
	const back = await findReturn(tx, id);
	if (back) await insertReturn(tx, { ...back, refundId, dueAt: null });
	const dispute = await findDispute(tx, id);
	if (dispute) await insertDispute(tx, { ...dispute, refundId });
	return rest;
}
