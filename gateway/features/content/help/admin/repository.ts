import { asc, eq, max } from "drizzle-orm";
import type { AgreementBody } from "../../../../contract/content/content-admin";
import type { Queryable, Transaction } from "../../../../db/client";
import { findRow, insertRow } from "../../../../db/one-row";
import { setPositions } from "../../../../db/positions";
import {
	agreement,
	helpArticle,
	helpCategory,
} from "../../../../db/schema/help";

/** Whoever writes the help waits for whoever else does. */
export async function lockHelp(tx: Transaction): Promise<void> {
	await tx.execute("lock table help_category in share row exclusive mode");
}

export function listCategories(db: Queryable) {
	return db.select().from(helpCategory).orderBy(asc(helpCategory.position));
}

export const findArticle = (db: Queryable, id: number) =>
	findRow(db, helpArticle, eq(helpArticle.id, id));

type CategoryName = (typeof helpCategory.$inferInsert)["name"];

/** At the end. */
export async function insertCategory(tx: Transaction, name: CategoryName) {
	const [last] = await tx
		.select({ position: max(helpCategory.position) })
		.from(helpCategory);
	const position = (last?.position ?? 0) + 1;
	return (await insertRow(tx, helpCategory, { name, position })).id;
}

export async function renameCategory(
	tx: Transaction,
	id: number,
	name: CategoryName,
): Promise<void> {
	await tx.update(helpCategory).set({ name }).where(eq(helpCategory.id, id));
}

export function countArticles(tx: Transaction, categoryId: number) {
	return tx.$count(helpArticle, eq(helpArticle.categoryId, categoryId));
}

export async function deleteCategory(tx: Transaction, id: number) {
	await tx.delete(helpCategory).where(eq(helpCategory.id, id));
}

export const arrangeCategories = (tx: Transaction, ids: number[]) =>
	setPositions(tx, helpCategory, ids);

type Article = Omit<typeof helpArticle.$inferInsert, "id">;

/** The next place of a category. */
export async function endOfCategory(tx: Transaction, categoryId: number) {
	const [last] = await tx
		.select({ position: max(helpArticle.position) })
		.from(helpArticle)
		.where(eq(helpArticle.categoryId, categoryId));
	return (last?.position ?? 0) + 1;
}

export async function insertArticle(tx: Transaction, row: Article) {
	return (await insertRow(tx, helpArticle, row)).id;
}

export async function updateArticle(tx: Transaction, id: number, row: Article) {
	await tx.update(helpArticle).set(row).where(eq(helpArticle.id, id));
}

export async function deleteArticle(tx: Transaction, id: number) {
	await tx.delete(helpArticle).where(eq(helpArticle.id, id));
}

export const arrangeArticles = (tx: Transaction, ids: number[]) =>
	setPositions(tx, helpArticle, ids);

export function listAgreements(db: Queryable) {
	return db.select().from(agreement).orderBy(asc(agreement.name));
}

export async function putAgreement(
	tx: Transaction,
	{ name, ...rest }: AgreementBody & { updatedOn: string },
): Promise<void> {
	await tx
		.insert(agreement)
		.values({ name, ...rest })
		.onConflictDoUpdate({ target: agreement.name, set: rest });
}
