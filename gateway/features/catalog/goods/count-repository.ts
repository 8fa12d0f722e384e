import { and, count, eq, type SQL, sql } from "drizzle-orm";
import { totalMax } from "../../../contract/catalog/goods";
import type { Database } from "../../../db/client";
import { goods } from "../../../db/schema/goods";
import { merchant } from "../../../db/schema/merchant";
import { bestSellersFirst, type GoodsFilter, where } from "./filter-repository";

/** A merchant's goods on the shelf by leaf category; no goods is read for it. */
export function countGoodsOfMerchant(db: Database, merchantId: number) {
	return db
		.select({ categoryId: goods.categoryId, count: count() })
		.from(goods)
		.where(and(eq(goods.merchantId, merchantId), goods.isShown))
		.groupBy(goods.categoryId);
}

export const countShown = (db: Database) =>
	db.$count(goods, eq(goods.isShown, true));

export const countSoldOut = (db: Database) =>
	db.$count(goods, and(eq(goods.isShown, true), eq(goods.stock, 0)));

/** Goods of a list, as many as a total says and one more, so that no count walks a large catalogue. */
export async function countGoods(
	db: Database,
	filter: GoodsFilter,
): Promise<GoodsCountRow[]> {
	// All of it stands in the index of best sellers.
	const best = db
		.select({
			category_id: goods.categoryId,
			merchant_id: goods.merchantId,
			price: goods.price,
			stock: goods.stock,
			rating: goods.rating,
		})
		.from(goods)
		.where(where(filter))
		.orderBy(...bestSellersFirst)
		.limit(totalMax + 1);
	return countOf(db, sql`(${best.getSQL()})`);
}

/** The same goods by brand and by origin, those of most goods first. */
export async function countFactsOfGoods(
	db: Database,
	filter: GoodsFilter,
): Promise<FactCountRow[]> {
	const best = db
		.select({ brand: goods.brand, origin: goods.origin })
		.from(goods)
		.where(where(filter))
		.orderBy(...bestSellersFirst)
		.limit(totalMax + 1);
	const { rows } = await db.execute<FactCountRow>(
		countFacts(sql`(${best.getSQL()})`),
	);
	return rows;
}

export type FactCountRow = {
	fact: "brand" | "origin";
	value: string;
	count: number;
};

/** These goods by what they are of. */
export function countFacts(found: SQL): SQL {
	return sql`select fact, value, count(*)::int as count from ${found} counted
		cross join lateral (values ('brand', counted.brand), ('origin', counted.origin)) facts (fact, value)
		where value is not null group by fact, value`;
}

/** These goods by leaf category and kind of merchant. */
export function countOf(db: Database, found: SQL) {
	return db
		.select({
			categoryId: sql<number>`counted.category_id`.as("categoryId"),
			isSelfSupport: sql<boolean>`${merchant.isSelfSupport}`.as(
				"isSelfSupport",
			),
			count: count().as("count"),
			inStock: count(sql`nullif(counted.stock, 0)`).as("inStock"),
			ratedFrom4: count(sql`case when counted.rating >= 4 then 1 end`).as(
				"ratedFrom4",
			),
			ratedFrom3: count(sql`case when counted.rating >= 3 then 1 end`).as(
				"ratedFrom3",
			),
			minPrice: sql<string>`min(counted.price)::text`.as("minPrice"),
			maxPrice: sql<string>`max(counted.price)::text`.as("maxPrice"),
		})
		.from(sql`${found} counted`)
		.innerJoin(merchant, sql`${merchant.id} = counted.merchant_id`)
		.groupBy(sql`counted.category_id`, merchant.isSelfSupport);
}
export type GoodsCountRow = Awaited<ReturnType<typeof countOf>>[number];
