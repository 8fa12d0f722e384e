import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../db/client";
import { favouriteGoods } from "../../../db/schema/favourites";
import { goods } from "../../../db/schema/goods";
import { priceWatch } from "../../../db/schema/goods-watch";
import type { Slice } from "../../../http/pages";

export function countShown(tx: Transaction, goodsIds: number[]) {
	return tx.$count(goods, and(inArray(goods.id, goodsIds), goods.isShown));
}

const isOf = (accountId: number) => eq(favouriteGoods.accountId, accountId);

const areAmong = (accountId: number, goodsIds: number[]) =>
	and(isOf(accountId), inArray(favouriteGoods.goodsId, goodsIds));

/** At what each costs now; one that is kept already stays as it is. */
export async function insertFavourites(
	tx: Transaction,
	{ accountId, goodsIds }: { accountId: number; goodsIds: number[] },
	addedAt: Date,
): Promise<void> {
	const rows = tx
		.select({
			accountId: sql<number>`${accountId}::integer`.as("account_id"),
			goodsId: goods.id,
			price: goods.price,
			addedAt: sql<Date>`${addedAt}::timestamptz`.as("added_at"),
		})
		.from(goods)
		.where(inArray(goods.id, goodsIds))
		.orderBy(asc(goods.id));
	await tx.insert(favouriteGoods).select(rows).onConflictDoNothing();
}

/** All of them where no slice is given. */
export function listFavourites(db: Database, accountId: number, slice?: Slice) {
	const query = db
		.select({
			goodsId: favouriteGoods.goodsId,
			keptPrice: favouriteGoods.price,
			addedAt: favouriteGoods.addedAt,
			name: goods.name,
			images: goods.images,
			cartType: goods.cartType,
			price: goods.price,
			oldPrice: goods.oldPrice,
			lowestBefore: goods.lowestBefore,
			stock: goods.stock,
			isShown: goods.isShown,
			watchId: priceWatch.id,
		})
		.from(favouriteGoods)
		.innerJoin(goods, eq(goods.id, favouriteGoods.goodsId))
		.leftJoin(
			priceWatch,
			and(
				eq(priceWatch.goodsId, favouriteGoods.goodsId),
				eq(priceWatch.accountId, favouriteGoods.accountId),
			),
		)
		.where(isOf(accountId))
		.orderBy(
			// As the index has it.
			sql`${favouriteGoods.addedAt} desc nulls last`,
			desc(favouriteGoods.goodsId),
		)
		.$dynamic();
	return slice ? query.limit(slice.limit).offset(slice.offset) : query;
}
export type FavouriteRow = Awaited<ReturnType<typeof listFavourites>>[number];

export function countFavourites(db: Database, accountId: number) {
	return db.$count(favouriteGoods, isOf(accountId));
}

/** Those of these goods that the account keeps. */
export async function listFavouritesOf(
	db: Database,
	accountId: number,
	goodsIds: number[],
): Promise<number[]> {
	const rows = await db
		.select({ id: favouriteGoods.goodsId })
		.from(favouriteGoods)
		.where(areAmong(accountId, goodsIds));
	return rows.map(({ id }) => id);
}

export async function deleteFavourites(
	db: Database,
	accountId: number,
	goodsIds: number[],
) {
	await db.delete(favouriteGoods).where(areAmong(accountId, goodsIds));
	await db
		.delete(priceWatch)
		.where(
			and(
				eq(priceWatch.accountId, accountId),
				inArray(priceWatch.goodsId, goodsIds),
			),
		);
}

/** What the other account keeps already stays as it is. */
export async function moveFavourites(
	tx: Transaction,
	{ from, to }: { from: number; to: number },
): Promise<void> {
	const rows = tx
		.select({
			accountId: sql<number>`${to}::integer`.as("account_id"),
			goodsId: favouriteGoods.goodsId,
			price: favouriteGoods.price,
			addedAt: favouriteGoods.addedAt,
		})
		.from(favouriteGoods)
		.where(isOf(from));
	await tx.insert(favouriteGoods).select(rows).onConflictDoNothing();
	await deleteAllFavourites(tx, from);
}

export async function deleteAllFavourites(tx: Transaction, accountId: number) {
	await tx.delete(favouriteGoods).where(isOf(accountId));
}
