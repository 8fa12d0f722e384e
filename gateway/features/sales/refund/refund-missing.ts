import type { Transaction } from "../../../db/client";
import { Exact, toMoney } from "../../../money/exact";
import {
	type LineRow,
	type LockedOrder,
	listLinesOf,
	type Moving,
} from "../order/service";
import { paidFor } from "../pricing/service";
import { agree } from "./agree";
import { draftRefund } from "./draft";
import { getRefund } from "./repository";
import { cutPrices } from "./write-repository";

/** How a line was picked that was not there as ordered. */
export interface PickedPart {
	lineId: number;
	/** Pieces that nothing took the place of. */
	missing: number;
	/** What did of others, and what a piece of it costs. */
	substitute?: { quantity: number; price: string };
}

/**
 * Pays at once what was paid for missing pieces, and what substitutes cost less than what they stand for; answers how
 * much, in HKD. The caller holds the order with its account, and has found that no application for it waits.
 */
export async function refundMissing(
	tx: Transaction,
	locked: LockedOrder,
	{ parts, actor, at }: Moving & { parts: PickedPart[] },
): Promise<string> {
	const lines = await listLinesOf(tx, [locked.order.id]);
	const pieces = new Map(parts.map((one) => [one.lineId, one.missing]));
	const cuts = new Map<number, string>();
	for (const part of parts) {
		const line = lines.find(({ id }) => id === part.lineId);
		if (line) cuts.set(line.id, cutOf(line, part));
	}
	const isNothing =
		parts.every(({ missing }) => missing === 0) &&
		[...cuts.values()].every((cut) => cut === "0.00");
	if (isNothing) return "0.00";
	const row = await draftRefund(tx, locked, {
		lines,
		pieces,
		cuts,
		reason: "missing",
		remark: "",
		images: [],
		actor,
		at,
	});
	await agree(tx, locked, { row, actor, at });
	await cutPrices(tx, cuts);
	return (await getRefund(tx, row.id)).amount;
}

/** In proportion to the prices, so that what made the line cheaper makes its substitute cheaper too. */
function cutOf(line: LineRow, { missing, substitute }: PickedPart): string {
	if (!substitute) return "0.00";
	const price = new Exact(line.price);
	const saved = price.minus(substitute.price);
	if (saved.lte(0)) return "0.00";
	const paid = paidFor(line, {
		before: line.refundedQuantity + missing,
		pieces: substitute.quantity,
	});
	return toMoney(paid.times(saved).div(price));
}
