import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { listLineRows } from "./repository";
import { isBought } from "./to-price";
import { cartRowLock, takePieces } from "./write-repository";

/** The lines that the next order buys, the newest first. */
export async function listChosenLines(ctx: Ctx) {
	const { uid } = signedInActor(ctx);
	return (await listLineRows(ctx.db, uid)).filter(isBought);
}

/** For the transaction of an order, which begins with it. */
export const orderedCartLock = cartRowLock;

/**
 * What was ordered leaves the cart; what was put in on top of it meanwhile stays. False where it does not hold all of
 * it any more, as when another tab has ordered it: then the caller rolls back. The caller holds the cart, and names each
 * sku once.
 */
export async function takeOrdered(
	tx: Transaction,
	accountId: number,
	ordered: { skuId: number; quantity: number }[],
): Promise<boolean> {
	return (await takePieces(tx, accountId, ordered)) === ordered.length;
}
