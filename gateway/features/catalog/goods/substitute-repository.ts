import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { goods, sku } from "../../../db/schema/goods";

const offered = (db: Queryable) =>
	db
		.select({
			skuId: sku.id,
			goodsId: goods.id,
			merchantId: goods.merchantId,
			cartType: goods.cartType,
			name: goods.name,
			images: goods.images,
			image: sku.image,
			options: sku.options,
			price: sku.price,
			stock: sku.stock,
		})
		.from(sku)
		.innerJoin(goods, eq(goods.id, sku.goodsId));

export interface Stood {
	skuId: number;
	goodsId: number;
	price: string;
}

/** Skus on the shelf of the same merchant and category, the nearest price first. */
export function listNearest(
	db: Database,
	{ skuId, goodsId, price }: Stood,
	limit: number,
) {
	const own = db
		.select({
			merchantId: goods.merchantId,
			cartType: goods.cartType,
			categoryId: goods.categoryId,
		})
		.from(goods)
		.where(eq(goods.id, goodsId))
		.as("own");
	return offered(db)
		.innerJoin(
			own,
			and(
				eq(own.merchantId, goods.merchantId),
				eq(own.cartType, goods.cartType),
				eq(own.categoryId, goods.categoryId),
			),
		)
		.where(and(goods.isShown, gt(sku.stock, 0), sql`${sku.id} <> ${skuId}`))
		.orderBy(sql`abs(${sku.price} - ${price}::numeric)`, asc(sku.id))
		.limit(limit);
}
export type OfferedSku = Awaited<ReturnType<typeof listNearest>>[number];

/** Those of these skus that are on the shelf. */
export async function findOnShelf(
	tx: Transaction,
	skuIds: number[],
): Promise<OfferedSku[]> {
	if (skuIds.length === 0) return [];
	return offered(tx).where(and(inArray(sku.id, skuIds), goods.isShown));
}
