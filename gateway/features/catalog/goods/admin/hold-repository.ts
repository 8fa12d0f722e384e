import {
	and,
	asc,
	eq,
	getTableColumns,
	gt,
	inArray,
	not,
	or,
	type SQL,
} from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../../db/client";
import { goods, sku } from "../../../../db/schema/goods";
import { merchant } from "../../../../db/schema/merchant";

const { search: _, ...columns } = getTableColumns(goods);

export type SkuRow = typeof sku.$inferSelect;

export interface WhichGoods {
	/** Undefined for any merchant's. */
	merchantId?: number;
	ids?: number[];
	codes?: string[];
}

function isWanted({
	merchantId,
	ids = [],
	codes = [],
}: WhichGoods): SQL | undefined {
	return and(
		merchantId === undefined ? undefined : eq(goods.merchantId, merchantId),
		or(inArray(goods.id, ids), inArray(goods.code, codes)),
	);
}

/**
 * Whoever changes a merchant's goods waits here first, so that its codes and its count are nobody else's meanwhile.
 * Answers whether there is such a merchant.
 */
export async function holdMerchant(tx: Transaction, id: number) {
	const rows = await tx
		.select({ id: merchant.id })
		.from(merchant)
		.where(eq(merchant.id, id))
		.for("no key update");
	return rows.length > 0;
}

function listWanted(db: Queryable, which: WhichGoods) {
	return db
		.select(columns)
		.from(goods)
		.where(isWanted(which))
		.orderBy(asc(goods.id))
		.$dynamic();
}

/** Goods with the skus that are sold, by rising id, as sales take them too; held until the transaction ends. */
export async function holdGoods(tx: Transaction, which: WhichGoods) {
	const rows = await listWanted(tx, which).for("no key update");
	if (rows.length === 0) return [];
	const ofGoods = rows.map(({ id }) => id);
	await tx
		.select({ id: sku.id })
		.from(sku)
		.where(inArray(sku.goodsId, ofGoods))
		.orderBy(asc(sku.id))
		.for("no key update");
	return withSkus(tx, rows);
}
export type GoodsWithSkus = Awaited<ReturnType<typeof holdGoods>>[number];

/** The same, without waiting for anybody. */
export async function readGoods(db: Queryable, which: WhichGoods) {
	const rows = await listWanted(db, which);
	return rows.length === 0 ? [] : withSkus(db, rows);
}

type Columns = Omit<typeof goods.$inferSelect, "search">;

async function withSkus(db: Queryable, rows: Columns[]) {
	const ids = rows.map(({ id }) => id);
	const skus = await db
		.select()
		.from(sku)
		.where(and(inArray(sku.goodsId, ids), not(sku.isEnded)))
		.orderBy(asc(sku.position), asc(sku.id));
	const byGoods = new Map<number, SkuRow[]>();
	for (const one of skus)
		byGoods.set(one.goodsId, [...(byGoods.get(one.goodsId) ?? []), one]);
	return rows.map((row) => ({ ...row, skus: byGoods.get(row.id) ?? [] }));
}

/** Merchant of a goods, to be held before it; undefined for an unknown one. */
export async function findMerchantOf(db: Queryable, goodsId: number) {
	const [row] = await db
		.select({ merchantId: goods.merchantId })
		.from(goods)
		.where(eq(goods.id, goodsId));
	return row?.merchantId;
}

export async function findGoodsOfSku(db: Queryable, skuId: number) {
	const [row] = await db
		.select({ goodsId: sku.goodsId })
		.from(sku)
		.where(and(eq(sku.id, skuId), not(sku.isEnded)));
	return row?.goodsId;
}

export async function listIdsAfter(
	db: Database,
	merchantId: number,
	{ after, limit }: { after: number; limit: number },
): Promise<number[]> {
	const rows = await db
		.select({ id: goods.id })
		.from(goods)
		.where(and(eq(goods.merchantId, merchantId), gt(goods.id, after)))
		.orderBy(asc(goods.id))
		.limit(limit);
	return rows.map(({ id }) => id);
}
