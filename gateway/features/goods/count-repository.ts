import { count, type SQL, sql } from "drizzle-orm";
import { totalMax } from "../../contract/goods";
import type { Database } from "../../db/client";
import { goods } from "../../db/schema/goods";
import { merchant } from "../../db/schema/merchant";
import { bestSellersFirst, type GoodsFilter, where } from "./filter-repository";

/** What is counted of a list, read so that the planner minds all of it where words are searched, and its start elsewhere. */
function countable(db: Database, filter: GoodsFilter): SQL {
	const found = db
		.select({
			category_id: goods.categoryId,
			merchant_id: goods.merchantId,
			price: goods.price,
			stock: goods.stock,
			rating: goods.rating,
		})
		.from(goods)
		.where(where(filter))
		.$dynamic();
	// Without "offset 0" a limit further out tempts the planner to walk the goods instead of the words' index.
	return filter.query
		? sql`(${found.getSQL()} offset 0) found`
		: sql`(${found
				.orderBy(...bestSellersFirst)
				.limit(totalMax + 1)
				.getSQL()}) found`;
}

/**
 * Goods of a list by leaf category and kind of merchant, counted up to one more than a total says, so that no count
 * walks a large catalogue.
 */
export function countGoods(db: Database, filter: GoodsFilter) {
	const counted = db
		.select({
			categoryId: sql<number>`found.category_id`.as("category_id"),
			isSelfSupport: merchant.isSelfSupport,
			price: sql<string>`found.price`.as("price"),
			stock: sql<number>`found.stock`.as("stock"),
			rating: sql<string | null>`found.rating`.as("rating"),
		})
		.from(countable(db, filter))
		.innerJoin(merchant, sql`${merchant.id} = found.merchant_id`)
		.limit(totalMax + 1)
		.as("counted");
	return db
		.select({
			categoryId: counted.categoryId,
			isSelfSupport: counted.isSelfSupport,
			count: count(),
			inStock: count(sql`nullif(${counted.stock}, 0)`),
			ratedFrom4: count(sql`case when ${counted.rating} >= 4 then 1 end`),
			ratedFrom3: count(sql`case when ${counted.rating} >= 3 then 1 end`),
			minPrice: sql<string>`min(${counted.price})`,
			maxPrice: sql<string>`max(${counted.price})`,
		})
		.from(counted)
		.groupBy(counted.categoryId, counted.isSelfSupport);
}
export type GoodsCountRow = Awaited<ReturnType<typeof countGoods>>[number];
