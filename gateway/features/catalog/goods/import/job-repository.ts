import {
	and,
	desc,
	eq,
	getTableColumns,
	inArray,
	lt,
	ne,
	sql,
} from "drizzle-orm";
import type { Database, Transaction } from "../../../../db/client";
import { findRow, insertRow, lockRow } from "../../../../db/one-row";
import {
	goodsImport,
	goodsImportPart,
} from "../../../../db/schema/goods-import";
import { merchant } from "../../../../db/schema/merchant";
import type { Slice } from "../../../../http/pages";

export type ImportRow = typeof goodsImport.$inferSelect;

export const insertImport = (
	tx: Transaction,
	row: typeof goodsImport.$inferInsert,
) => insertRow(tx, goodsImport, row);

export const findImport = (db: Database, id: number) =>
	findRow(db, goodsImport, eq(goodsImport.id, id));

/** Held until the transaction ends. */
export const holdImport = (tx: Transaction, id: number) =>
	lockRow(tx, goodsImport, eq(goodsImport.id, id));

export async function updateImport(
	tx: Transaction,
	id: number,
	fields: Partial<typeof goodsImport.$inferInsert>,
): Promise<ImportRow> {
	const [row] = await tx
		.update(goodsImport)
		.set(fields)
		.where(eq(goodsImport.id, id))
		.returning();
	if (!row) throw new Error(`Import ${id} is gone while it is held`);
	return row;
}

const openStates = ["receiving", "checking", "checked", "running"] as const;

/** Of a merchant, those that have not come to an end. */
export function listOpen(tx: Transaction, merchantId: number) {
	return tx
		.select({ id: goodsImport.id, state: goodsImport.state })
		.from(goodsImport)
		.where(and(ofMerchant(merchantId), inArray(goodsImport.state, openStates)));
}

const ofMerchant = (merchantId: number | undefined) =>
	merchantId === undefined ? undefined : eq(goodsImport.merchantId, merchantId);

/** With the merchant's name, the latest first. */
export function listImportRows(
	db: Database,
	merchantId: number | undefined,
	{ limit, offset }: Slice,
) {
	return db
		.select({ ...getTableColumns(goodsImport), merchantName: merchant.name })
		.from(goodsImport)
		.innerJoin(merchant, eq(merchant.id, goodsImport.merchantId))
		.where(ofMerchant(merchantId))
		.orderBy(desc(goodsImport.id))
		.limit(limit)
		.offset(offset);
}

export function countImports(db: Database, merchantId: number | undefined) {
	return db.$count(goodsImport, ofMerchant(merchantId));
}

const isToWorkOn = sql`${goodsImport.state} in ('checking', 'running')`;

export const countWaiting = (db: Database) =>
	db.$count(goodsImport, isToWorkOn);

/** The one that has waited longest and that nobody works on, for so many seconds. */
export async function claimImport(db: Database, leaseSeconds: number) {
	const waiting = db
		.select({ id: goodsImport.id })
		.from(goodsImport)
		.where(
			and(
				isToWorkOn,
				sql`coalesce(${goodsImport.leasedUntil}, '-infinity') <= now()`,
			),
		)
		.orderBy(goodsImport.id)
		.limit(1)
		.for("update", { skipLocked: true });
	const [row] = await db
		.update(goodsImport)
		.set({ leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
		.where(eq(goodsImport.id, sql`(${waiting})`))
		.returning({ id: goodsImport.id });
	return row?.id;
}

/** For whoever comes next. */
export async function releaseImport(db: Database, id: number): Promise<void> {
	await db
		.update(goodsImport)
		.set({ leasedUntil: null })
		.where(eq(goodsImport.id, id));
}

export async function countFailure(db: Database, id: number): Promise<number> {
	const [row] = await db
		.update(goodsImport)
		.set({ attempts: sql`${goodsImport.attempts} + 1`, leasedUntil: null })
		.where(eq(goodsImport.id, id))
		.returning({ attempts: goodsImport.attempts });
	return row?.attempts ?? 0;
}

const isPartOf = (importId: number) => eq(goodsImportPart.importId, importId);

/** The same piece again changes nothing. */
export async function insertPart(
	tx: Transaction,
	part: { importId: number; number: number; bytes: Buffer },
): Promise<void> {
	await tx.insert(goodsImportPart).values(part).onConflictDoNothing();
}

export function countParts(tx: Transaction, id: number): Promise<number> {
	return tx.$count(goodsImportPart, isPartOf(id));
}

/** Pieces in a row, put together. */
export async function readParts(
	tx: Transaction,
	importId: number,
	numbers: number[],
): Promise<Buffer> {
	const rows = await tx
		.select({ bytes: goodsImportPart.bytes })
		.from(goodsImportPart)
		.where(and(isPartOf(importId), inArray(goodsImportPart.number, numbers)))
		.orderBy(goodsImportPart.number);
	return Buffer.concat(rows.map(({ bytes }) => bytes));
}

export async function deletePartsBefore(
	tx: Transaction,
	importId: number,
	number: number,
): Promise<void> {
	await tx
		.delete(goodsImportPart)
		.where(and(isPartOf(importId), lt(goodsImportPart.number, number)));
}

/** Long over, with their reports. */
export async function deleteEndedBefore(db: Database, moment: Date) {
	await db
		.delete(goodsImport)
		.where(
			and(lt(goodsImport.createdAt, moment), ne(goodsImport.state, "running")),
		);
}

/** What is left of a file whose lines nobody will ask for. */
export async function forgetFile(tx: Transaction, id: number): Promise<void> {
	await tx.delete(goodsImportPart).where(isPartOf(id));
}
