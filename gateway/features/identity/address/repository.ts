import { and, desc, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client";
import { findRow, insertRow } from "../../../db/one-row";
import { address } from "../../../db/schema/address";
import type { Slice } from "../../../http/pages";

export type AddressRow = typeof address.$inferSelect;
export type NewAddress = typeof address.$inferInsert;
/** What a shopper may change of one. */
export type AddressFields = Omit<
	NewAddress,
	"id" | "accountId" | "isDefault" | "updatedAt"
>;

const isOwn = (accountId: number, id: number) =>
	and(eq(address.accountId, accountId), eq(address.id, id));

export const latestFirst = [desc(address.updatedAt), desc(address.id)];

export function listAddresses(
	db: Queryable,
	accountId: number,
	{ limit, offset }: Slice,
): Promise<AddressRow[]> {
	return db
		.select()
		.from(address)
		.where(eq(address.accountId, accountId))
		.orderBy(desc(address.isDefault), ...latestFirst)
		.limit(limit)
		.offset(offset);
}

export function countAddresses(
	db: Queryable,
	accountId: number,
): Promise<number> {
	return db.$count(address, eq(address.accountId, accountId));
}

export const findAddress = (db: Queryable, accountId: number, id: number) =>
	findRow(db, address, isOwn(accountId, id));

export const findDefault = (db: Queryable, accountId: number) =>
	findRow(
		db,
		address,
		and(eq(address.accountId, accountId), eq(address.isDefault, true)),
	);

export const insertAddress = (tx: Transaction, row: NewAddress) =>
	insertRow(tx, address, row);

export async function updateAddress(
	tx: Transaction,
	id: number,
	changes: Partial<NewAddress>,
): Promise<AddressRow> {
	const [updated] = await tx
		.update(address)
		.set(changes)
		.where(eq(address.id, id))
		.returning();
	if (!updated) throw new Error("A locked address is gone");
	return updated;
}

/** Undefined where the account has no such address. */
export async function deleteAddress(
	tx: Transaction,
	accountId: number,
	id: number,
): Promise<AddressRow | undefined> {
	const [row] = await tx
		.delete(address)
		.where(isOwn(accountId, id))
		.returning();
	return row;
}

/** Whichever it is. */
export async function dropDefault(tx: Transaction, accountId: number) {
	await tx
		.update(address)
		.set({ isDefault: false })
		.where(and(eq(address.accountId, accountId), eq(address.isDefault, true)));
}

export async function findLatestId(tx: Transaction, accountId: number) {
	const [row] = await tx
		.select({ id: address.id })
		.from(address)
		.where(eq(address.accountId, accountId))
		.orderBy(...latestFirst)
		.limit(1);
	return row?.id;
}

export async function findAddressPoint(
	db: Queryable,
	{ id, accountId }: { id: number; accountId: number },
) {
	const [row] = await db
		.select({ latitude: address.latitude, longitude: address.longitude })
		.from(address)
		.where(and(eq(address.id, id), eq(address.accountId, accountId)));
	return row;
}
