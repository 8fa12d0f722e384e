import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { ImageModel } from "../../contract/user";
import type { Database, Transaction } from "../../db/client";
import { account } from "../../db/schema/account";
import { upload } from "../../db/schema/upload";

/** Writes of one account come one after the other, so that counting and inserting are one step. */
export async function lockOwner(
	tx: Transaction,
	accountId: number,
): Promise<void> {
	await tx
		.select({ id: account.id })
		.from(account)
		.where(eq(account.id, accountId))
		.for("update");
}

/** When an account stored pictures since a time, the oldest first. */
export async function listTimesSince(
	db: Database | Transaction,
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

export async function insertUpload(
	tx: Transaction,
	row: UploadRow,
): Promise<void> {
	await tx.insert(upload).values(row);
}

export async function isStored(db: Database, path: string): Promise<boolean> {
	const rows = await db
		.select({ path: upload.path })
		.from(upload)
		.where(eq(upload.path, path));
	return rows.length > 0;
}

export interface OwnPicture {
	accountId: number;
	path: string;
	model: ImageModel;
}

export async function isOwn(
	db: Database | Transaction,
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

export function listUploads(db: Database, accountId: number) {
	return db
		.select({
			path: upload.path,
			model: upload.model,
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
}

export async function deleteUploads(
	db: Database | Transaction,
	accountId: number,
	paths: string[],
): Promise<void> {
	await db
		.delete(upload)
		.where(and(eq(upload.accountId, accountId), inArray(upload.path, paths)));
}
