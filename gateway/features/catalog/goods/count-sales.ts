import type { Transaction } from "../../../db/client";
import { salesUpdate } from "./repository";

/**
 * Counts what was paid for, as a part of the statement that settles it. A refund takes nothing back: it was chosen that
 * often. Pages are not invalidated: a best seller's would be made anew with every order, and a count may lag until
 * their time is over.
 */
export function salesOf(
	tx: Transaction,
	lines: { goodsId: number; quantity: number }[],
) {
	const sold = new Map<number, number>();
	for (const { goodsId, quantity } of lines)
		sold.set(goodsId, (sold.get(goodsId) ?? 0) + quantity);
	return salesUpdate(tx, sold);
}
