import { asc, inArray } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client";
import { ownAccountIds } from "../../../db/own-accounts";
import { address } from "../../../db/schema/address";
import { type AddressRow, latestFirst } from "./repository";

/** Ids of what others keep, the latest first. */
export async function listIdsOf(
	tx: Transaction,
	accountIds: number[],
	limit: number,
): Promise<number[]> {
	const rows = await tx
		.select({ id: address.id })
		.from(address)
		.where(inArray(address.accountId, accountIds))
		.orderBy(...latestFirst)
		.limit(limit);
	return rows.map(({ id }) => id);
}

/** None of them is the default of its new owner. */
export async function moveAddresses(
	tx: Transaction,
	ids: number[],
	accountId: number,
): Promise<void> {
	await tx
		.update(address)
		.set({ accountId, isDefault: false })
		.where(inArray(address.id, ids));
}

/** Its own, and what is left in the books of the tourists that it adopted. */
const belongsTo = (db: Queryable, accountId: number) =>
	inArray(address.accountId, ownAccountIds(db, accountId));

export function listEverything(
	db: Queryable,
	accountId: number,
): Promise<AddressRow[]> {
	return db
		.select()
		.from(address)
		.where(belongsTo(db, accountId))
		.orderBy(asc(address.id));
}

export async function deleteEverything(tx: Transaction, accountId: number) {
	await tx.delete(address).where(belongsTo(tx, accountId));
}
