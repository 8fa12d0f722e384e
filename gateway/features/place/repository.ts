import { and, eq, inArray, or } from "drizzle-orm";
import type { Database, Transaction } from "../../db/client";
import { account } from "../../db/schema/account";
import { accountPlace, address } from "../../db/schema/address";

type Queryable = Database | Transaction;
export type PlaceRow = typeof accountPlace.$inferSelect;

export async function findPlace(
	db: Queryable,
	accountId: number,
): Promise<PlaceRow | undefined> {
	const [row] = await db
		.select()
		.from(accountPlace)
		.where(eq(accountPlace.accountId, accountId));
	return row;
}

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

export async function putPlace(tx: Transaction, row: PlaceRow): Promise<void> {
	const { accountId, ...chosen } = row;
	await tx
		.insert(accountPlace)
		.values(row)
		.onConflictDoUpdate({ target: accountPlace.accountId, set: chosen });
}

/** Of an account and of the tourists that became it. */
function ofPerson(db: Queryable, accountId: number) {
	const tourists = db
		.select({ id: account.id })
		.from(account)
		.where(eq(account.adoptedBy, accountId));
	return or(
		eq(accountPlace.accountId, accountId),
		inArray(accountPlace.accountId, tourists),
	);
}

export function listPlaces(
	db: Queryable,
	accountId: number,
): Promise<PlaceRow[]> {
	return db.select().from(accountPlace).where(ofPerson(db, accountId));
}

export async function deletePlaces(
	tx: Transaction,
	accountId: number,
): Promise<void> {
	await tx.delete(accountPlace).where(ofPerson(tx, accountId));
}
