import type { Transaction } from "../../db/client";
import type { Ctx } from "../../http/context";
import * as repository from "./repository";

// Favourites: goods that an account keeps, each once, with what it cost when it was kept.

/** Within the caller's transaction; what is kept already stays as it is. */
export function keepGoods(
	ctx: Ctx,
	kept: { accountId: number; goodsIds: number[] },
	tx: Transaction,
): Promise<void> {
	return repository.insertCollected(tx, kept, ctx.now());
}

/** What is kept of an account's favourites, for whoever asks for all of it. */
export function exportCollected(ctx: Ctx, accountId: number) {
	return repository.listCollected(ctx.db, accountId);
}

export function adoptCollected(
	tx: Transaction,
	accounts: { from: number; to: number },
): Promise<void> {
	return repository.moveCollected(tx, accounts);
}

export function forgetCollected(
	tx: Transaction,
	accountId: number,
): Promise<void> {
	return repository.deleteCollected(tx, accountId);
}
