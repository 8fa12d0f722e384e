import { and, count, desc, eq, gt, inArray, sum } from "drizzle-orm";
import type { CartType } from "../../contract/values";
import type { Database, Transaction } from "../../db/client";
import { cart, cartLine } from "../../db/schema/cart";
import { goods, isSold, sku } from "../../db/schema/goods";
import { merchant } from "../../db/schema/merchant";

type Queryable = Database | Transaction;

/** 0 for a cart that nothing was ever put into. */
export async function findVersion(
	db: Queryable,
	accountId: number,
): Promise<number> {
	const [row] = await db
		.select({ version: cart.version })
		.from(cart)
		.where(eq(cart.accountId, accountId));
	return row?.version ?? 0;
}

/** Every line with what it takes to show and to price it, the newest first. */
export function listLineRows(db: Queryable, accountId: number) {
	return db
		.select({
			id: cartLine.id,
			skuId: cartLine.skuId,
			quantity: cartLine.quantity,
			isChosen: cartLine.isChosen,
			priceAdded: cartLine.priceAdded,
			goodsId: goods.id,
			name: goods.name,
			images: goods.images,
			unit: goods.unit,
			cartType: goods.cartType,
			categoryId: goods.categoryId,
			topCategoryId: goods.topCategoryId,
			skuCount: goods.skuCount,
			isShown: isSold,
			options: sku.options,
			price: sku.price,
			oldPrice: sku.oldPrice,
			stock: sku.stock,
			image: sku.image,
			merchantId: merchant.id,
			merchantName: merchant.name,
			isSelfSupport: merchant.isSelfSupport,
			freightFee: merchant.freightFee,
			freightFreeFrom: merchant.freightFreeFrom,
		})
		.from(cartLine)
		.innerJoin(sku, eq(sku.id, cartLine.skuId))
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.innerJoin(merchant, eq(merchant.id, goods.merchantId))
		.where(eq(cartLine.accountId, accountId))
		.orderBy(desc(cartLine.addedAt), desc(cartLine.id));
}
export type CartLineRow = Awaited<ReturnType<typeof listLineRows>>[number];

/** Of what can be bought, of one area or of both. */
export async function countPieces(
	db: Queryable,
	accountId: number,
	cartType?: CartType,
): Promise<{ pieces: number; lines: number }> {
	const [row] = await db
		.select({ pieces: sum(cartLine.quantity).mapWith(Number), lines: count() })
		.from(cartLine)
		.innerJoin(sku, eq(sku.id, cartLine.skuId))
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.where(
			and(
				eq(cartLine.accountId, accountId),
				isSold,
				gt(sku.stock, 0),
				cartType && eq(goods.cartType, cartType),
			),
		);
	return { pieces: row?.pieces ?? 0, lines: row?.lines ?? 0 };
}

/** Skus as they are sold now; unknown ones are missing. */
export function listSkuRows(db: Queryable, ids: number[]) {
	return db
		.select({
			id: sku.id,
			goodsId: sku.goodsId,
			price: sku.price,
			stock: sku.stock,
			isShown: isSold,
		})
		.from(sku)
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.where(inArray(sku.id, ids));
}
export type SkuRow = Awaited<ReturnType<typeof listSkuRows>>[number];

export type StoredLine = typeof cartLine.$inferSelect;

/** Lines as they are stored, those put in first before the others. */
export function listStoredLines(
	db: Queryable,
	accountId: number,
): Promise<StoredLine[]> {
	return db
		.select()
		.from(cartLine)
		.where(eq(cartLine.accountId, accountId))
		.orderBy(cartLine.addedAt, cartLine.id);
}
