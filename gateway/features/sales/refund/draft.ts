import type { Queryable, Transaction } from "../../../db/client";
import { Exact, sum, toMoney } from "../../../money/exact";
import { drawOrderNo, type LineRow, type LockedOrder } from "../order/service";
import { paidForNext } from "../pricing/service";
import { hasFreightBack, type RefundRow } from "./repository";
import type { RefundActor } from "./steps";
import { insertRefund, insertStep } from "./write-repository";

export interface Wanted {
	/** All lines of the order, as they are while it is held. */
	lines: LineRow[];
	/** Pieces by line; no more than are left. */
	pieces: Map<number, number>;
	/** Money by line that goes back beside that of its pieces. */
	cuts?: Map<number, string>;
	reason: RefundRow["reason"];
	remark: string;
	images: string[];
	actor: RefundActor;
	at: Date;
}

/** Writes an application down, with what it comes to as things stand. */
export async function draftRefund(
	tx: Transaction,
	{ order }: Pick<LockedOrder, "order">,
	{ lines, pieces, cuts, actor, at, ...said }: Wanted,
): Promise<RefundRow> {
	const parts = lines.flatMap((line) => {
		const quantity = pieces.get(line.id) ?? 0;
		const cut = cuts?.get(line.id) ?? "0.00";
		if (!quantity && cut === "0.00") return [];
		const paid = quantity ? paidForNext(line, quantity) : "0.00";
		const amount = toMoney(new Exact(paid).plus(cut));
		return [{ lineId: line.id, quantity, amount }];
	});
	const isWhole = lines.every(
		({ id, quantity, refundedQuantity }) =>
			refundedQuantity + (pieces.get(id) ?? 0) >= quantity,
	);
	const row = await insertRefund(tx, {
		row: {
			...said,
			no: drawOrderNo("RE"),
			orderId: order.id,
			accountId: order.accountId,
			merchantId: order.merchantId,
			state: "reviewing",
			isWhole,
			isBeforeShipment: order.status === "awaitingShipment",
			...comesTo(await freightWith(tx, order, isWhole), parts),
			createdAt: at,
		},
		lines: parts,
	});
	await insertStep(tx, { refundId: row.id, state: "reviewing", actor, at });
	return row;
}

/** Freight goes back with the last pieces of what was not shipped, unless it did before. */
export async function freightWith(
	db: Queryable,
	{ id, status, freight }: LockedOrder["order"],
	isWhole: boolean,
): Promise<string> {
	const isWithFreight = isWhole && status === "awaitingShipment";
	return isWithFreight && !(await hasFreightBack(db, id)) ? freight : "0.00";
}

export function comesTo(freight: string, parts: { amount: string }[]) {
	const amounts = parts.map(({ amount }) => new Exact(amount));
	return { freight, amount: toMoney(sum([new Exact(freight), ...amounts])) };
}
