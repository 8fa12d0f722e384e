import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/client";
import { collectedGoods } from "../../db/schema/collect";
import { goods } from "../../db/schema/goods";

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

export function listCollected(db: Database, accountId: number) {
	return db
		.select({
			goodsId: collectedGoods.goodsId,
			price: collectedGoods.price,
			collectedAt: collectedGoods.collectedAt,
		})
		.from(collectedGoods)
		.where(eq(collectedGoods.accountId, accountId))
		.orderBy(desc(collectedGoods.collectedAt), desc(collectedGoods.goodsId));
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
	await deleteCollected(tx, from);
}

export async function deleteCollected(
	tx: Transaction,
	accountId: number,
): Promise<void> {
	await tx
		.delete(collectedGoods)
		.where(eq(collectedGoods.accountId, accountId));
}
