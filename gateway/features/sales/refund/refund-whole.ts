import type { Transaction } from "../../../db/client";
import { type LockedOrder, listLinesOf, type Moving } from "../order/service";
import { agree } from "./agree";
import { draftRefund } from "./draft";
import { piecesLeft } from "./refundable";
import type { RefundRow } from "./repository";

interface Refunding extends Pick<Moving, "actor" | "at"> {
	reason?: RefundRow["reason"];
}

/**
 * Pays all that is left of a paid order back, agreed to at once. Before shipment the order is cancelled by that, and its
 * stock and slot can be had again. The caller holds the order with its account (`holdOrder`) and has
 * found that it may end so, and that no application for it waits.
 */
export async function refundWhole(
	tx: Transaction,
	locked: LockedOrder,
	{ actor, at, reason = "changedMind" }: Refunding,
): Promise<void> {
	const lines = await listLinesOf(tx, [locked.order.id]);
	const row = await draftRefund(tx, locked, {
		lines,
		reason,
		remark: "",
		images: [],
		actor,
		at,
		pieces: new Map(lines.map((line) => [line.id, piecesLeft(line)])),
	});
	await agree(tx, locked, { row, actor, at });
}
