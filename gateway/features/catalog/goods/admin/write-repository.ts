import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../../db/client";
import { cartLine } from "../../../../db/schema/cart";
import { favouriteGoods } from "../../../../db/schema/favourites";
import { goods, sku } from "../../../../db/schema/goods";
import { merchant } from "../../../../db/schema/merchant";

export type NewGoods = typeof goods.$inferInsert;
export type NewSku = typeof sku.$inferInsert;

/** Numbers of goods that are to be, so that what refers to them can be made beside them. */
export async function drawGoodsIds(tx: Transaction, count: number) {
	if (count === 0) return [];
	const { rows } = await tx.execute<{ id: string }>(
		sql`select nextval(pg_get_serial_sequence('goods', 'id')) as id from generate_series(1, ${count})`,
	);
	return rows.map(({ id }) => Number(id));
}

export async function insertGoods(tx: Transaction, rows: NewGoods[]) {
	if (rows.length > 0) await tx.insert(goods).values(rows);
}

export async function insertSkus(tx: Transaction, rows: NewSku[]) {
	if (rows.length > 0) await tx.insert(sku).values(rows);
}

export async function updateGoods(
	tx: Transaction,
	id: number,
	fields: Partial<NewGoods>,
): Promise<void> {
	await tx
		.update(goods)
		.set({ ...fields, version: sql`${goods.version} + 1` })
		.where(eq(goods.id, id));
}

/** `addStock` is negative for pieces that go; false where there are not that many, and nothing has changed. */
export async function updateSku(
	tx: Transaction,
	id: number,
	{ addStock, ...fields }: Partial<NewSku> & { addStock: number },
): Promise<boolean> {
	const rows = await tx
		.update(sku)
		.set({ ...fields, stock: sql`${sku.stock} + ${addStock}` })
		.where(and(eq(sku.id, id), gte(sku.stock, -addStock)))
		.returning({ id: sku.id });
	return rows.length > 0;
}

export async function endSkus(tx: Transaction, ids: number[]): Promise<void> {
	if (ids.length > 0)
		await tx
			.update(sku)
			.set({ isEnded: true, stock: 0, code: null })
			.where(inArray(sku.id, ids));
}

export async function forgetCodes(tx: Transaction, ids: number[]) {
	if (ids.length > 0)
		await tx.update(sku).set({ code: null }).where(inArray(sku.id, ids));
}

export async function addToGoodsCount(
	tx: Transaction,
	merchantId: number,
	difference: number,
): Promise<void> {
	if (difference !== 0)
		await tx
			.update(merchant)
			.set({ goodsCount: sql`${merchant.goodsCount} + ${difference}` })
			.where(eq(merchant.id, merchantId));
}

export async function shelve(tx: Transaction, ids: number[], isShown: boolean) {
	if (ids.length > 0)
		await tx
			.update(goods)
			.set({ isShown, version: sql`${goods.version} + 1` })
			.where(inArray(goods.id, ids));
}

/** With what shoppers kept of it for later. Fails where an order or anything else names it. */
export async function deleteGoods(tx: Transaction, goodsId: number) {
	const skus = tx
		.select({ id: sku.id })
		.from(sku)
		.where(eq(sku.goodsId, goodsId));
	await tx.delete(cartLine).where(inArray(cartLine.skuId, skus));
	await tx.delete(favouriteGoods).where(eq(favouriteGoods.goodsId, goodsId));
	await tx.delete(sku).where(eq(sku.goodsId, goodsId));
	await tx.delete(goods).where(eq(goods.id, goodsId));
}
