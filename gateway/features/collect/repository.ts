import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/client";
import { collectedGoods } from "../../db/schema/collect";
import { goods } from "../../db/schema/goods";

export function countShown(tx: Transaction, goodsIds: number[]) {
	return tx.$count(goods, and(inArray(goods.id, goodsIds), goods.isShown));
}

/** At what each costs now; one that is kept already stays as it is. */
export async function insertCollected(
	tx: Transaction,
	{ accountId, goodsIds }: { accountId: number; goodsIds: number[] },
	collectedAt: Date,
): Promise<void> {
	const rows = tx
		.select({
			accountId: sql<number>`${accountId}::integer`.as("account_id"),
			goodsId: goods.id,
			price: goods.price,
			collectedAt: sql<Date>`${collectedAt}::timestamptz`.as("collected_at"),
		})
		.from(goods)
		.where(inArray(goods.id, goodsIds))
		.orderBy(asc(goods.id));
	await tx.insert(collectedGoods).select(rows).onConflictDoNothing();
}

/** All of them where no slice is given. */
export function listCollected(
	db: Database,
	accountId: number,
	slice?: { limit: number; offset: number },
) {
	const query = db
		.select({
			goodsId: collectedGoods.goodsId,
			keptPrice: collectedGoods.price,
			collectedAt: collectedGoods.collectedAt,
			name: goods.name,
			images: goods.images,
			cartType: goods.cartType,
			price: goods.price,
			oldPrice: goods.oldPrice,
			stock: goods.stock,
			isShown: goods.isShown,
		})
		.from(collectedGoods)
		.innerJoin(goods, eq(goods.id, collectedGoods.goodsId))
		.where(eq(collectedGoods.accountId, accountId))
		.orderBy(
			// As the index has it.
			sql`${collectedGoods.collectedAt} desc nulls last`,
			desc(collectedGoods.goodsId),
		)
		.$dynamic();
	return slice ? query.limit(slice.limit).offset(slice.offset) : query;
}
export type CollectedRow = Awaited<ReturnType<typeof listCollected>>[number];

export function countCollected(
	db: Database,
	accountId: number,
): Promise<number> {
	return db.$count(collectedGoods, eq(collectedGoods.accountId, accountId));
}

/** Those of these goods that the account keeps. */
export async function listCollectedOf(
	db: Database,
	accountId: number,
	goodsIds: number[],
): Promise<number[]> {
	const rows = await db
		.select({ id: collectedGoods.goodsId })
		.from(collectedGoods)
		.where(
			and(
				eq(collectedGoods.accountId, accountId),
				inArray(collectedGoods.goodsId, goodsIds),
			),
		);
	return rows.map(({ id }) => id);
}

export async function deleteCollected(
	db: Database,
	accountId: number,
	goodsIds: number[],
): Promise<void> {
	await db
		.delete(collectedGoods)
		.where(
			and(
				eq(collectedGoods.accountId, accountId),
				inArray(collectedGoods.goodsId, goodsIds),
			),
		);
}

/** What the other account keeps already stays as it is. */
export async function moveCollected(
	tx: Transaction,
	{ from, to }: { from: number; to: number },
): Promise<void> {
	const rows = tx
		.select({
			accountId: sql<number>`${to}::integer`.as("account_id"),
			goodsId: collectedGoods.goodsId,
			price: collectedGoods.price,
			collectedAt: collectedGoods.collectedAt,
		})
		.from(collectedGoods)
		.where(eq(collectedGoods.accountId, from));
	await tx.insert(collectedGoods).select(rows).onConflictDoNothing();
	await deleteAllCollected(tx, from);
}

export async function deleteAllCollected(
	tx: Transaction,
	accountId: number,
): Promise<void> {
	await tx
		.delete(collectedGoods)
		.where(eq(collectedGoods.accountId, accountId));
}
