import type { Transaction } from "../../db/client";
import { signedInActor } from "../../http/access";
import type { Ctx } from "../../http/context";
import { listLineRows, listStoredLines } from "./repository";
import { isBought } from "./to-price";
import { cartLock, deleteLines, updateLine } from "./write-repository";

/** The lines that the next order buys, the newest first. */
export async function listChosenLines(ctx: Ctx) {
	const { uid } = signedInActor(ctx);
	return (await listLineRows(ctx.db, uid)).filter(isBought);
}

/**
 * What was ordered leaves the cart; what was put in on top of it meanwhile stays. False where it does not hold all of
 * it any more, as when another tab has ordered it: then the caller rolls back.
 */
export async function takeOrdered(
	tx: Transaction,
	accountId: number,
	ordered: { skuId: number; quantity: number }[],
): Promise<boolean> {
	await tx.execute(cartLock(accountId));
	const gone: number[] = [];
	let found = 0;
	for (const line of await listStoredLines(tx, accountId)) {
		const taken = ordered.find(({ skuId }) => skuId === line.skuId);
		if (!taken) continue;
		if (line.quantity < taken.quantity) return false;
		found += 1;
		const quantity = line.quantity - taken.quantity;
		if (quantity > 0) await updateLine(tx, line.id, { quantity });
		else gone.push(line.id);
	}
	if (gone.length > 0) await deleteLines(tx, { accountId, ids: gone });
	return found === ordered.length;
}
