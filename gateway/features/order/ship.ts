import type { Transaction } from "../../db/client";
import { shipStock } from "../goods/stock";
import type { PiecesOfLine } from "./fill-parcels";
import type { LockedOrder, Moving } from "./lock-order";
import { insertParcel, insertStep, moveOrder } from "./move-repository";
import { piecesOf } from "./pieces";
import type { LineRow } from "./repository";
import { tellShipped } from "./tell-moves";

export type NewParcel = Omit<
	Parameters<typeof insertParcel>[1],
	"orderId" | "shippedAt"
> & { lines: PiecesOfLine[] };

interface Shipping extends Moving {
	/** All that is left of the order, each piece once. */
	parcels: NewParcel[];
	left: LineRow[];
}

/** What a locked order holds leaves the shop. False, and nothing done, where it is not waiting for that. */
export async function ship(
	tx: Transaction,
	locked: LockedOrder,
	{ actor, at, parcels, left }: Shipping,
): Promise<boolean> {
	const { id } = locked.order;
	const changes = { status: 1, shippedAt: at };
	if (!(await moveOrder(tx, { id, from: [0] }, changes))) return false;
	await shipStock(tx, piecesOf(left));
	for (const { lines, ...row } of parcels)
		await insertParcel(tx, { ...row, orderId: id, shippedAt: at }, lines);
	await insertStep(tx, { orderId: id, step: "shipped", actor, at });
	await tellShipped(tx, locked, parcels);
	return true;
}
