import type { Transaction } from "../../../db/client";
import { shipStock } from "../../catalog/goods/service";
import {
	drawCollectCode,
	insertParcel,
	insertParcelAtStore,
	insertStep,
	type LineRow,
	type LockedOrder,
	type Moving,
	moveOrder,
	piecesOf,
	tellShipped,
	tellToCollect,
} from "../order/service";
import { measurePromise } from "../promise/service";
import type { PiecesOfLine } from "./fill-parcels";

type ParcelRow = Parameters<typeof insertParcel>[1];
type NewParcel = Omit<ParcelRow, "orderId" | "shippedAt"> & {
	lines: PiecesOfLine[];
};

interface Shipping extends Moving {
	/** All that is left of the order, each piece once. */
	parcels: NewParcel[];
	left: LineRow[];
}

/** What a locked order holds leaves the shop, or waits at its store. False, and nothing done, where it is not waiting for that. */
export async function ship(
	tx: Transaction,
	locked: LockedOrder,
	{ actor, at, parcels, left }: Shipping,
): Promise<boolean> {
	const { id } = locked.order;
	// What goes over the wire goes to no place.
	const isSent = parcels.some(({ method }) => method !== "virtual");
	const point = isSent ? locked.order.point : null;
	const changes = { status: "awaitingReceipt", shippedAt: at, point } as const;
	if (!(await moveOrder(tx, { id, from: ["awaitingShipment"] }, changes)))
		return false;
	await shipStock(tx, piecesOf(left));
	for (const { lines, ...row } of parcels)
		await insertParcel(tx, { ...row, orderId: id, shippedAt: at }, lines);
	if (point?.kind === "store")
		await insertParcelAtStore(tx, {
			orderId: id,
			storeId: point.id,
			code: drawCollectCode(),
		});
	await insertStep(tx, { orderId: id, step: "shipped", actor, at });
	if (locked.order.isCollected) {
		await measurePromise(tx, id, at);
		await tellToCollect(tx, locked, "orderReady");
	} else await tellShipped(tx, locked, { parcels, lines: left });
	return true;
}
