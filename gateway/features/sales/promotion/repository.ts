import { and, asc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { totalMax } from "../../../contract/catalog/goods";
import type { CartType } from "../../../contract/values";
import type { Database } from "../../../db/client";
import { findRow } from "../../../db/one-row";
import { category } from "../../../db/schema/category";
import { goods, savingShare } from "../../../db/schema/goods";
import type { Slice } from "../../../http/pages";

/** Reduced goods: what can be bought first, then by the share that is saved. */
const reduced = and(goods.isShown, isNotNull(goods.oldPrice));
const largestSavingFirst = [
	sql`(${goods.stock} = 0)`,
	sql`(${savingShare(goods)}) desc`,
	asc(goods.id),
];

const sold = and(goods.isShown, sql`${goods.sales} > 0`);
const bestSellersFirst = [
	sql`(${goods.stock} = 0)`,
	sql`${goods.sales} desc nulls first`,
	asc(goods.id),
];

const isTop = isNull(category.parentId);

export const findTopCategory = (db: Database, id: number) =>
	findRow(db, category, and(eq(category.id, id), isTop));

/** Of an area, in order. */
export function listTopCategories(db: Database, cartType: CartType) {
	return db
		.select({ id: category.id, name: category.name })
		.from(category)
		.where(and(eq(category.cartType, cartType), isTop))
		.orderBy(asc(category.position));
}

/** Top categories of an area in order, with how many of their goods are reduced; counted up to a bound. */
export function countReduced(db: Database, cartType: CartType) {
	const few = sql<number>`(select count(*)::int from (
		select 1 from ${goods} where ${goods.topCategoryId} = ${category}."id"
		and ${reduced} limit ${totalMax}) few)`;
	return db
		.select({ id: category.id, name: category.name, total: few })
		.from(category)
		.where(and(eq(category.cartType, cartType), isTop))
		.orderBy(asc(category.position));
}

/** The largest savings of each category. */
export function listReducedOfEach(db: Database, ids: number[], limit: number) {
	return listOfEach(db, ids, {
		where: reduced,
		orderBy: largestSavingFirst,
		limit,
	});
}

/** The best sellers of each category. */
export function listBestOfEach(db: Database, ids: number[], limit: number) {
	return listOfEach(db, ids, { where: sold, orderBy: bestSellersFirst, limit });
}

interface Pick {
	where: SQL | undefined;
	orderBy: SQL[];
	limit: number;
}

/** A few goods of each category, read off an index a category. */
async function listOfEach(
	db: Database,
	ids: number[],
	{ where, orderBy, limit }: Pick,
): Promise<{ categoryId: number; goodsId: number }[]> {
	if (ids.length === 0) return [];
	const { rows } = await db.execute<{ categoryId: number; goodsId: number }>(
		sql`select top.id as "categoryId", picked.id as "goodsId"
			from unnest(${sql.param(ids)}::int[]) with ordinality as top(id, place)
			cross join lateral (
				select ${goods.id}, row_number() over () as rank from (
					select * from ${goods} where ${goods.topCategoryId} = top.id and ${where}
					order by ${sql.join(orderBy, sql`, `)} limit ${limit}
				) ${goods}
			) picked
			order by top.place, picked.rank`,
	);
	return rows;
}

/** One page of a category's reduced goods. */
export async function listReduced(
	db: Database,
	topCategoryId: number,
	{ limit, offset }: Slice,
): Promise<number[]> {
	const rows = await db
		.select({ id: goods.id })
		.from(goods)
		.where(and(eq(goods.topCategoryId, topCategoryId), reduced))
		.orderBy(...largestSavingFirst)
		.limit(limit)
		.offset(offset);
	return rows.map(({ id }) => id);
}
