import { addressesMax } from "../../../contract/identity/address-terms";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { holdAccount } from "../user/service";
import * as moving from "./moving-repository";
import * as repository from "./repository";
import { passDefaultOn } from "./service";

// What becomes of addresses when their account becomes part of another, is taken along or is deleted.

/**
 * Moves what tourists kept into the book of the member that adopts them, the latest first and as far as there is room;
 * the member's own default stays.
 */
export async function adoptAddresses(
	tx: Transaction,
	{ from, to }: { from: number[]; to: number },
): Promise<void> {
	if (from.length === 0 || !(await holdAccount(tx, to))) return;
	const room = addressesMax - (await repository.countAddresses(tx, to));
	if (room <= 0) return;
	const ids = await moving.listIdsOf(tx, from, room);
	if (ids.length === 0) return;
	await moving.moveAddresses(tx, ids, to);
	if (!(await repository.findDefault(tx, to))) await passDefaultOn(tx, to);
}

export const countAddressesOf = (ctx: Ctx, accountId: number) =>
	repository.countAddresses(ctx.db, accountId);

/** All that is kept for an account and the tourists it adopted, as its owner may take it along. */
export function exportAddresses(ctx: Ctx, accountId: number) {
	return moving.listEverything(ctx.db, accountId);
}
