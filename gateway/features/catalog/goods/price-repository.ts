import { and, asc, eq, not } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { goods, sku } from "../../../db/schema/goods";

/** The goods of a sku, held until the transaction ends: whoever changes one of its skus waits here, before the sku. */
export async function lockGoodsOfSku(tx: Transaction, skuId: number) {
	const goodsId = tx
		.select({ id: sku.goodsId })
		.from(sku)
		.where(eq(sku.id, skuId));
	const [row] = await tx
		.select({
			id: goods.id,
			categoryId: goods.categoryId,
			topCategoryId: goods.topCategoryId,
			merchantId: goods.merchantId,
		})
		.from(goods)
		.where(eq(goods.id, goodsId))
		.for("update");
	return row;
}

export async function updateSkuPrice(
	tx: Transaction,
	skuId: number,
	prices: Partial<typeof sku.$inferInsert>,
): Promise<void> {
	await tx.update(sku).set(prices).where(eq(sku.id, skuId));
}

export async function getSkuPrice(tx: Transaction, skuId: number) {
	const [row] = await tx
		.select({ id: sku.id, price: sku.price, oldPrice: sku.oldPrice })
		.from(sku)
		.where(eq(sku.id, skuId));
	if (!row) throw new Error(`Sku ${skuId} is gone while its goods is held`);
	return row;
}

export function listSkuPrices(tx: Transaction, goodsId: number) {
	return tx
		.select({
			price: sku.price,
			oldPrice: sku.oldPrice,
			lowestBefore: sku.lowestBefore,
			content: sku.content,
			stock: sku.stock,
		})
		.from(sku)
		.where(and(eq(sku.goodsId, goodsId), not(sku.isEnded)))
		.orderBy(asc(sku.position));
}

/** Leaves the stock alone, which sales change without waiting here. */
export async function updateGoodsPrice(
	tx: Transaction,
	goodsId: number,
	prices: Partial<typeof goods.$inferInsert>,
): Promise<void> {
	await tx.update(goods).set(prices).where(eq(goods.id, goodsId));
}
