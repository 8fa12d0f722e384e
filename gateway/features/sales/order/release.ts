import type { orderActors } from "../../../contract/sales/order";
import type { Transaction } from "../../../db/client";
import { giveStockBack } from "../../catalog/goods/service";
import { giveSlotsBack, slotsHeldBy } from "../../delivery/store/service";
import { giveCouponsBack } from "../coupon/service";
import { givePlaceBack } from "../group/service";
import { givePointsBack } from "../points/service";
import { piecesOf } from "./pieces";
import { listLines, listOrders, type MasterRow } from "./repository";
import { insertSteps, setCancelled } from "./step-repository";
import { tellCancelled } from "./tell-steps";

interface Release {
	actor: (typeof orderActors)[number];
	/** Such as "expired"; for the order's history. */
	reason?: string;
	at: Date;
}

/**
 * Cancels a locked master that is not paid and gives back all that it took: place in a group, stock, slots, coupons,
 * points, in the order in which they were taken. False, and nothing done, where it was paid or cancelled before.
 */
export async function releaseMaster(
	tx: Transaction,
	master: MasterRow,
	{ actor, reason, at }: Release,
): Promise<boolean> {
	if (!(await setCancelled(tx, master.id, at))) return false;
	await insertSteps(tx, master.id, { step: "cancelled", actor, reason, at });
	await givePlaceBack(tx, master.id, at);
	await giveStockBack(tx, piecesOf(await listLines(tx, master.id)));
	const orders = await listOrders(tx, master.id);
	await giveSlotsBack(
		tx,
		orders.flatMap(({ order }) => slotsHeldBy(order)),
	);
	await giveCouponsBack(tx, master.no);
	await givePointsBack(tx, master.id, at);
	await tellCancelled(tx, master, reason);
	return true;
}
