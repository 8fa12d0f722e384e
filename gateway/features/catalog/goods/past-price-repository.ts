import { inArray, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../db/client";
import { goods, sku } from "../../../db/schema/goods";
import { pastPrice } from "../../../db/schema/past-price";

const pricedAt = sql`coalesce(${sku.pricedAt}, ${goods.createdAt})`;
const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const withGoods = sql`${sku} join ${goods} on ${goods.id} = ${sku.goodsId}`;

/** Keeps what a sku costs until `at`, where anybody could buy it; answers the lowest that it cost after `since`. */
export async function insertPastPrice(
	tx: Transaction,
	skuId: number,
	{ at, since }: { at: Date; since: Date },
): Promise<string | null> {
	const { rows } = await tx.execute<{ lowest: string | null }>(sql`
		with kept as (
			insert into ${pastPrice} (sku_id, price, since, until)
			select ${sku.id}, ${sku.price}, ${pricedAt}, ${moment(at)}
			from ${withGoods} where ${sku.id} = ${skuId} and ${goods.isShown}
			returning price)
		select least((select price from kept),
			(select min(price) from ${pastPrice} where sku_id = ${skuId} and until > ${moment(since)}))::text as lowest`);
	return rows[0]?.lowest ?? null;
}

/** Keeps what the skus of these goods cost until they leave the shelf. */
export async function insertPricesOf(
	tx: Transaction,
	goodsIds: number[],
	at: Date,
): Promise<void> {
	await tx.execute(sql`
		insert into ${pastPrice} (sku_id, price, since, until)
		select ${sku.id}, ${sku.price}, ${pricedAt}, ${moment(at)} from ${withGoods}
		where ${inArray(goods.id, goodsIds)} and not ${sku.isEnded} and ${pricedAt} < ${moment(at)}`);
}

export async function beginPricesOf(
	tx: Transaction,
	goodsIds: number[],
	pricedAt: Date,
): Promise<void> {
	await tx.update(sku).set({ pricedAt }).where(inArray(sku.goodsId, goodsIds));
}

interface Asked {
	since: Date;
	now: Date;
	forMs: number;
}

/** What these skus cost for so long in all since then, what they cost now among it. */
export async function listAskedPrices(
	tx: Transaction,
	skuIds: number[],
	{ since, now, forMs }: Asked,
): Promise<{ id: number; price: string }[]> {
	if (skuIds.length === 0) return [];
	const ids = sql`any(${sql.param(skuIds)}::int[])`;
	const { rows } = await tx.execute<{ id: number; price: string }>(sql`
		select sku_id as id, price::text from (
			select sku_id, price, since, until from ${pastPrice}
			where sku_id = ${ids} and until > ${moment(since)}
			union all
			select ${sku.id}, ${sku.price}, ${pricedAt}, ${moment(now)}
			from ${withGoods} where ${sku.id} = ${ids} and ${goods.isShown}) asked
		group by sku_id, price
		having sum(until - greatest(since, ${moment(since)})) >= ${forMs} * interval '1 millisecond'`);
	return rows;
}

export async function deletePastPricesBefore(
	db: Database,
	at: Date,
): Promise<void> {
	await db.delete(pastPrice).where(lt(pastPrice.until, at));
}
