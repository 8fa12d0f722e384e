import { and, eq, inArray } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client";
import { findRow } from "../../../db/one-row";
import { ownAccountIds } from "../../../db/own-accounts";
import { accountLocation, address } from "../../../db/schema/address";

export type LocationRow = typeof accountLocation.$inferSelect;

export const findLocation = (db: Queryable, accountId: number) =>
	findRow(db, accountLocation, eq(accountLocation.accountId, accountId));

/** Holds the address until the place that stands for it is written; false where it is another's, or gone. */
export async function holdOwnAddress(
	tx: Transaction,
	own: { id: number; accountId: number },
): Promise<boolean> {
	const rows = await tx
		.select({ id: address.id })
		.from(address)
		.where(and(eq(address.id, own.id), eq(address.accountId, own.accountId)))
		.for("key share");
	return rows.length > 0;
}

export async function putLocation(tx: Transaction, row: LocationRow) {
	const { accountId, ...chosen } = row;
	await tx
		.insert(accountLocation)
		.values(row)
		.onConflictDoUpdate({ target: accountLocation.accountId, set: chosen });
}

/** Of an account and of the tourists that became it. */
const ofPerson = (db: Queryable, accountId: number) =>
	inArray(accountLocation.accountId, ownAccountIds(db, accountId));

export function listLocations(db: Queryable, accountId: number) {
	return db.select().from(accountLocation).where(ofPerson(db, accountId));
}

export async function deleteLocations(tx: Transaction, accountId: number) {
	await tx.delete(accountLocation).where(ofPerson(tx, accountId));
}
