import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { ImageModel } from "../../../contract/identity/user";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { account } from "../../../db/schema/account";
import { upload, uploadContent } from "../../../db/schema/upload";

/** Writes of one account come one after the other, so that counting and inserting are one step. */
export async function lockOwner(tx: Transaction, accountId: number) {
	await tx
		.select({ id: account.id })
		.from(account)
		.where(eq(account.id, accountId))
		.for("update");
}

/** When an account stored pictures since a time, the oldest first. */
export async function listTimesSince(
	db: Queryable,
	accountId: number,
	since: Date,
): Promise<Date[]> {
	const rows = await db
		.select({ createdAt: upload.createdAt })
		.from(upload)
		.where(and(eq(upload.accountId, accountId), gt(upload.createdAt, since)))
		.orderBy(asc(upload.createdAt));
	return rows.map(({ createdAt }) => createdAt);
}

export type UploadRow = typeof upload.$inferInsert;

export async function insertUpload(tx: Transaction, row: UploadRow) {
	await tx.insert(upload).values(row);
}

export async function findUpload(db: Database, path: string) {
	const [row] = await db
		.select({
			accountId: upload.accountId,
			model: upload.model,
			isPrivate: upload.isPrivate,
			merchantIds: upload.merchantIds,
			shownTo: upload.shownTo,
		})
		.from(upload)
		.where(eq(upload.path, path));
	return row;
}
export type FoundUpload = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

export async function makePublic(tx: Transaction, paths: string[]) {
	await tx
		.update(upload)
		.set({ isPrivate: false })
		.where(and(inArray(upload.path, paths), eq(upload.model, "review")));
}

export async function addViewers(
	tx: Transaction,
	paths: string[],
	merchantId: number,
): Promise<void> {
	await tx
		.update(upload)
		.set({
			merchantIds: sql`array_append(${upload.merchantIds}, ${merchantId}::int)`,
		})
		.where(
			and(
				inArray(upload.path, paths),
				inArray(upload.model, ["refund", "message"]),
				sql`not ${merchantId}::int = any(${upload.merchantIds})`,
			),
		);
}

export async function showTo(
	tx: Transaction,
	paths: string[],
	accountId: number,
): Promise<void> {
	await tx
		.update(upload)
		.set({ shownTo: accountId })
		.where(
			and(
				inArray(upload.path, paths),
				inArray(upload.model, ["refund", "message"]),
			),
		);
}

/** Of the sample shop, which keeps them in the database whatever keeps the others. */
export async function findSpecimen(
	db: Database,
	name: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const [row] = await db
		.select({ bytes: uploadContent.bytes })
		.from(uploadContent)
		.where(eq(uploadContent.name, name));
	return row && new Uint8Array(row.bytes);
}

export interface OwnPicture {
	accountId: number;
	path: string;
	model: ImageModel;
}

export async function isOwn(
	db: Queryable,
	{ accountId, path, model }: OwnPicture,
): Promise<boolean> {
	const rows = await db
		.select({ path: upload.path })
		.from(upload)
		.where(
			and(
				eq(upload.path, path),
				eq(upload.accountId, accountId),
				eq(upload.model, model),
			),
		);
	return rows.length > 0;
}

/** Those of these pictures of goods that an account, or staff of a merchant, has sent. */
export async function listGoodsUploads(
	db: Queryable,
	sender: { accountId: number | null; merchantId: number },
	paths: string[],
): Promise<string[]> {
	const rows = await db
		.select({ path: upload.path })
		.from(upload)
		.innerJoin(account, eq(account.id, upload.accountId))
		.where(
			and(
				inArray(upload.path, paths),
				inArray(upload.model, ["goods", "introduction"]),
				or(
					eq(account.merchantId, sender.merchantId),
					sender.accountId === null
						? undefined
						: eq(account.id, sender.accountId),
				),
			),
		);
	return rows.map(({ path }) => path);
}

export function listUploads(db: Database, accountId: number) {
	return db
		.select({
			path: upload.path,
			model: upload.model,
			isPrivate: upload.isPrivate,
			createdAt: upload.createdAt,
		})
		.from(upload)
		.where(eq(upload.accountId, accountId))
		.orderBy(asc(upload.createdAt));
}

export async function moveUploads(
	tx: Transaction,
	{ from, to }: { from: number; to: number },
): Promise<void> {
	await tx
		.update(upload)
		.set({ accountId: to })
		.where(eq(upload.accountId, from));
	await tx.update(upload).set({ shownTo: to }).where(eq(upload.shownTo, from));
}

export async function deleteUploads(
	db: Queryable,
	accountId: number,
	paths: string[],
): Promise<void> {
	await db
		.delete(upload)
		.where(and(eq(upload.accountId, accountId), inArray(upload.path, paths)));
}
