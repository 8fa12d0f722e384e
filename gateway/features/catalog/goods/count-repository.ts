import { and, count, eq, type SQL, sql } from "drizzle-orm";
import { totalMax } from "../../../contract/catalog/goods";
import type { Database } from "../../../db/client";
import { goods } from "../../../db/schema/goods";
import { merchant } from "../../../db/schema/merchant";
import { bestSellersFirst, type GoodsFilter, where } from "./filter-repository";
import { found } from "./match-repository";

/** What is counted of a list: as many goods as a total says and one more, so that no count walks a large catalogue. */
function countable(db: Database, filter: GoodsFilter): SQL {
	if (filter.query)
		return sql`(${found(filter, filter.query.matching, (step) => sql`select * from ${step}`)} limit ${totalMax + 1})`;
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
	return sql`(${best.getSQL()})`;
}

/** A merchant's goods on the shelf by leaf category; no goods is read for it. */
export function countGoodsOfMerchant(db: Database, merchantId: number) {
	return db
		.select({ categoryId: goods.categoryId, count: count() })
		.from(goods)
		.where(and(eq(goods.merchantId, merchantId), goods.isShown))
		.groupBy(goods.categoryId);
}

/** Goods of a list by leaf category and kind of merchant. */
export function countGoods(db: Database, filter: GoodsFilter) {
	const counted = sql`${countable(db, filter)} counted`;
	return db
		.select({
			categoryId: sql<number>`counted.category_id`,
			isSelfSupport: merchant.isSelfSupport,
			count: count(),
			inStock: count(sql`nullif(counted.stock, 0)`),
			ratedFrom4: count(sql`case when counted.rating >= 4 then 1 end`),
			ratedFrom3: count(sql`case when counted.rating >= 3 then 1 end`),
			minPrice: sql<string>`min(counted.price)`,
			maxPrice: sql<string>`max(counted.price)`,
		})
		.from(counted)
		.innerJoin(merchant, sql`${merchant.id} = counted.merchant_id`)
		.groupBy(sql`counted.category_id`, merchant.isSelfSupport);
}
export type GoodsCountRow = Awaited<ReturnType<typeof countGoods>>[number];
