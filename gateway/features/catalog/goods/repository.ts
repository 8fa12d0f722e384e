import { and, asc, desc, eq, gt, inArray, ne, not, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { ofEachFact } from "../../../contract/catalog/goods-facts";
import type { CartType } from "../../../contract/values";
import type { Database, Queryable } from "../../../db/client";
import { category } from "../../../db/schema/category";
import { goods, sku } from "../../../db/schema/goods";
import { merchant } from "../../../db/schema/merchant";
import { store } from "../../../db/schema/store";
import { type Blanks, isAnyOf, writtenOnce } from "../../../db/written-once";
import {
	bestSellersFirst,
	type GoodsFilter,
	type GoodsOrder,
	orderBy,
	where,
} from "./filter-repository";

export interface GoodsSlice {
	order: GoodsOrder;
	limit: number;
	offset?: number;
}

const cardColumns = {
	id: goods.id,
	name: goods.name,
	images: goods.images,
	unit: goods.unit,
	cartType: goods.cartType,
	price: goods.price,
	oldPrice: goods.oldPrice,
	lowestBefore: goods.lowestBefore,
	unitPrice: goods.unitPrice,
	unitPer: goods.unitPer,
	hasPriceRange: goods.hasPriceRange,
	stock: goods.stock,
	sales: goods.sales,
	rating: goods.rating,
	ratingCount: goods.ratingCount,
	skuCount: goods.skuCount,
	merchantId: merchant.id,
	merchantName: merchant.name,
	isSelfSupport: merchant.isSelfSupport,
};

function cards(db: Queryable) {
	return db
		.select(cardColumns)
		.from(goods)
		.innerJoin(merchant, eq(merchant.id, goods.merchantId))
		.$dynamic();
}
export type GoodsCardRow = Awaited<ReturnType<typeof cards>>[number];

export function listGoodsCards(
	db: Database,
	filter: GoodsFilter,
	slice: GoodsSlice,
): Promise<GoodsCardRow[]> {
	return cards(db)
		.where(where(filter))
		.orderBy(...orderBy(slice.order))
		.limit(slice.limit)
		.offset(slice.offset ?? 0);
}

type ByIds = Blanks<{ ids: number[] }>;

const askCards = writtenOnce((db, { ids }: ByIds) =>
	cards(db).where(isAnyOf(goods.id, ids)),
);
const askShownCards = writtenOnce((db, { ids }: ByIds) =>
	cards(db).where(and(isAnyOf(goods.id, ids), goods.isShown)),
);

/** Cards of these goods, in the order of the ids; where it says so, of those alone that are on the shelf. */
export async function listCardsOf(
	db: Database,
	ids: number[],
	{ areShown = false } = {},
) {
	if (ids.length === 0) return [];
	const found = await (areShown ? askShownCards : askCards)(db, { ids });
	const rows = new Map(found.map((row) => [row.id, row]));
	return ids.flatMap((id) => rows.get(id) ?? []);
}

/** What its merchant says, or, so that nobody pays more, the most that one of its stores does. */
function dearest(ofMerchant: AnyPgColumn, ofStore: AnyPgColumn) {
	return sql<string | null>`case when ${goods.cartType} = 'SUPERMARKET' then (
		select max(${ofStore}) from ${store}
		where ${store.merchantId} = ${goods.merchantId} and ${store.isInService}
	) else ${ofMerchant} end`;
}

/** With categories, freight and merchant. */
function details(db: Queryable) {
	return db
		.select({
			...cardColumns,
			introduction: goods.introduction,
			...ofEachFact((fact) => goods[fact]),
			storage: goods.storage,
			guarantees: goods.guarantees,
			categoryId: goods.categoryId,
			topCategoryId: goods.topCategoryId,
			merchantLogo: merchant.logo,
			merchantIntroduction: merchant.introduction,
			merchantGoodsCount: merchant.goodsCount,
			merchantRating: merchant.rating,
			merchantRatingCount: merchant.ratingCount,
			freightFee: dearest(merchant.freightFee, store.fee),
			freightFreeFrom: dearest(merchant.freightFreeFrom, store.freeFrom),
		})
		.from(goods)
		.innerJoin(merchant, eq(merchant.id, goods.merchantId))
		.$dynamic();
}
export type GoodsRow = Awaited<ReturnType<typeof details>>[number];

const askShownGoods = writtenOnce((db, { id }: Blanks<{ id: number }>) =>
	details(db).where(and(eq(goods.id, id), goods.isShown)),
);

/** Undefined for one that is unknown or off the shelf. */
export async function findShownGoods(
	db: Database,
	id: number,
): Promise<GoodsRow | undefined> {
	const [row] = await askShownGoods(db, { id });
	return row;
}

interface AreaPart {
	cartType: CartType;
	after: number;
	limit: number;
}

/** Of an area by rising id, so that each part begins where the last one ended, however far down. */
export function listShownGoodsOf(
	db: Database,
	{ cartType, after, limit }: AreaPart,
): Promise<GoodsRow[]> {
	return details(db)
		.where(
			and(goods.isShown, eq(goods.cartType, cartType), gt(goods.id, after)),
		)
		.orderBy(asc(goods.id))
		.limit(limit);
}

/** In no order. */
export function listShownGoodsByIds(
	db: Database,
	ids: number[],
): Promise<GoodsRow[]> {
	return details(db).where(and(inArray(goods.id, ids), goods.isShown));
}

export async function listGoodsIdsOfSkus(db: Database, skuIds: number[]) {
	if (skuIds.length === 0) return [];
	return db
		.select({ id: sku.id, goodsId: sku.goodsId })
		.from(sku)
		.where(and(inArray(sku.id, skuIds), not(sku.isEnded)));
}

const askSkus = writtenOnce((db, { ids }: ByIds) =>
	db
		.select()
		.from(sku)
		.where(and(isAnyOf(sku.goodsId, ids), not(sku.isEnded)))
		.orderBy(asc(sku.goodsId), asc(sku.position)),
);

/** Those that are sold, of each goods in its order. */
export const listSkus = (db: Database, ids: number[]) => askSkus(db, { ids });
export type SkuRow = Awaited<ReturnType<typeof listSkus>>[number];

const askCategoryNames = writtenOnce((db, { ids }: ByIds) =>
	db
		.select({ id: category.id, name: category.name })
		.from(category)
		.where(isAnyOf(category.id, ids)),
);

export const listCategoryNames = (db: Database, ids: number[]) =>
	askCategoryNames(db, { ids });
export type CategoryNameRow = Pick<typeof category.$inferSelect, "id" | "name">;

/** Whose it is and where it lies, unless it is unknown or off the shelf. */
export async function findShownPlace(db: Database, id: number) {
	const [row] = await db
		.select({
			merchantId: goods.merchantId,
			categoryId: goods.categoryId,
			topCategoryId: goods.topCategoryId,
		})
		.from(goods)
		.where(and(eq(goods.id, id), goods.isShown));
	return row;
}

/** Best sellers beside one goods: of its leaf category, then of its top category. */
export function listGoodsBeside(
	db: Database,
	beside: { id: number; categoryId: number; topCategoryId: number },
	limit: number,
): Promise<GoodsCardRow[]> {
	return cards(db)
		.where(
			and(
				goods.isShown,
				eq(goods.topCategoryId, beside.topCategoryId),
				ne(goods.id, beside.id),
			),
		)
		.orderBy(
			desc(sql`${goods.categoryId} = ${beside.categoryId}`),
			...bestSellersFirst,
		)
		.limit(limit);
}

/** So many best sellers of each merchant, those of one together. */
export function listBestSellersOf(
	db: Database,
	merchantIds: number[],
	limit: number,
) {
	const best = db
		.select({ id: goods.id, name: goods.name, images: goods.images })
		.from(goods)
		.where(and(goods.isShown, eq(goods.merchantId, merchant.id)))
		.orderBy(...bestSellersFirst)
		.limit(limit)
		.as("best");
	return db
		.select({
			merchantId: merchant.id,
			id: best.id,
			name: best.name,
			images: best.images,
		})
		.from(merchant)
		.crossJoinLateral(best)
		.where(inArray(merchant.id, merchantIds));
}

/** By rising id, so that each part begins where the last one ended, however far down. */
export function listShownGoodsAfter(
	db: Database,
	after: number,
	limit: number,
) {
	return db
		.select({ id: goods.id, createdAt: goods.createdAt })
		.from(goods)
		.where(and(goods.isShown, gt(goods.id, after)))
		.orderBy(asc(goods.id))
		.limit(limit);
}

/** One more review of this score, 2 to 10; it adds up whoever else adds one at the same time. Answers whose goods it is. */
export async function addScore(db: Database, id: number, score: number) {
	const [row] = await db
		.update(goods)
		.set({
			ratingSum: sql`${goods.ratingSum} + ${score}`,
			ratingCount: sql`${goods.ratingCount} + 1`,
		})
		.where(eq(goods.id, id))
		.returning({ merchantId: goods.merchantId });
	return row?.merchantId;
}
