import { pointsFrozenDays } from "../../../contract/sales/points-terms";
import type { Transaction } from "../../../db/client";
import { Exact } from "../../../money/exact";
import { insertEntry } from "./repository";

interface Received {
	/** Who gets the points. */
	accountId: number;
	orderId: number;
	/** For this merchant's order, freight too. */
	paid: string;
	/** What went back of it until now. */
	refunded: string;
	at: Date;
}

const frozenMs = pointsFrozenDays * 24 * 60 * 60 * 1_000;

/** One point for each whole 1.00 that was paid and kept, frozen at first; answers how many. Once an order. */
export async function grantPoints(
	tx: Transaction,
	{ accountId, orderId, paid, refunded, at }: Received,
): Promise<number> {
	const amount = new Exact(paid).minus(refunded).floor().toNumber();
	if (amount === 0) return 0;
	await insertEntry(tx, {
		accountId,
		orderId,
		kind: "granted",
		amount,
		usableFrom: new Date(at.getTime() + frozenMs),
		at,
	});
	return amount;
}
