import {
	and,
	count,
	desc,
	eq,
	inArray,
	lte,
	not,
	or,
	type SQL,
	sql,
} from "drizzle-orm";
import { totalMax } from "../../../../contract/catalog/goods";
import {
	type goodsStates,
	lowStockMax,
} from "../../../../contract/catalog/goods-terms";
import type { Database, Queryable } from "../../../../db/client";
import { account } from "../../../../db/schema/account";
import { category } from "../../../../db/schema/category";
import { goods, placedTokens, sku } from "../../../../db/schema/goods";
import { merchant } from "../../../../db/schema/merchant";
import type { Slice } from "../../../../http/pages";
import { type GoodsFilter, liesIn } from "../filter-repository";

export interface GoodsAdminFilter {
	/** Undefined for all merchants'. */
	merchantId: number | undefined;
	state: (typeof goodsStates)[number] | undefined;
	categoryIds: GoodsFilter["categoryIds"];
	/** The text form of a `tsquery`, and ids that were named outright. */
	words: string | undefined;
	named: number[];
}

function isInState(state: GoodsAdminFilter["state"]): SQL | undefined {
	switch (state) {
		case "shown":
			return sql`${goods.isShown}`;
		case "hidden":
			return not(goods.isShown);
		case "low":
			return and(goods.isShown, lte(goods.stock, lowStockMax));
		case "out":
			return eq(goods.stock, 0);
		case undefined:
			return undefined;
	}
}

function fits(filter: GoodsAdminFilter): SQL | undefined {
	const { merchantId, categoryIds, words, named } = filter;
	const query =
		words &&
		(merchantId === undefined
			? words
			: `(${words}) & '#merchant${merchantId}'`);
	const found = [
		query && sql`${placedTokens(goods)} @@ ${query}::tsquery`,
		named.length > 0 && inArray(goods.id, named),
	].filter((one) => typeof one === "object");
	return and(
		merchantId === undefined ? undefined : eq(goods.merchantId, merchantId),
		isInState(filter.state),
		categoryIds && liesIn(categoryIds),
		found.length > 0 ? or(...found) : undefined,
	);
}

/** The latest first. */
export function listGoodsToAdmin(
	db: Database,
	filter: GoodsAdminFilter,
	{ limit, offset }: Slice,
) {
	const onlySku = sql<
		number | null
	>`(select case when count(*) = 1 then min(${sku.id}) end from ${sku} where ${sku.goodsId} = ${goods.id} and not ${sku.isEnded})`;
	return db
		.select({
			id: goods.id,
			code: goods.code,
			name: goods.name,
			images: goods.images,
			cartType: goods.cartType,
			categoryId: goods.categoryId,
			categoryName: category.name,
			merchantId: goods.merchantId,
			merchantName: merchant.name,
			price: goods.price,
			oldPrice: goods.oldPrice,
			hasPriceRange: goods.hasPriceRange,
			stock: goods.stock,
			sales: goods.sales,
			skuCount: goods.skuCount,
			skuId: onlySku,
			isShown: goods.isShown,
		})
		.from(goods)
		.innerJoin(category, eq(category.id, goods.categoryId))
		.innerJoin(merchant, eq(merchant.id, goods.merchantId))
		.where(fits(filter))
		.orderBy(desc(goods.id))
		.limit(limit)
		.offset(offset);
}
export type GoodsAdminRow = Awaited<
	ReturnType<typeof listGoodsToAdmin>
>[number];

/** One more than a total says at most. */
export async function countGoodsToAdmin(
	db: Database,
	filter: GoodsAdminFilter,
) {
	const some = db
		.select({ id: goods.id })
		.from(goods)
		.where(fits(filter))
		.orderBy(desc(goods.id))
		.limit(totalMax + 1)
		.as("some");
	const [row] = await db.select({ count: count() }).from(some);
	return row?.count ?? 0;
}

/** Null where nobody is known. */
export async function findNickname(db: Queryable, accountId: number | null) {
	if (accountId === null) return null;
	const [row] = await db
		.select({ nickname: account.nickname })
		.from(account)
		.where(eq(account.id, accountId));
	return row?.nickname ?? null;
}
