import {
	and,
	asc,
	eq,
	gt,
	inArray,
	isNull,
	lt,
	not,
	or,
	sql,
} from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { account } from "../../../db/schema/account";
import { favouriteGoods } from "../../../db/schema/favourites";
import { goods, sku } from "../../../db/schema/goods";
import {
	priceWatch,
	stockWatch,
	watchStop,
} from "../../../db/schema/goods-watch";

/** A sku that its goods' page shows. */
export async function findShownSku(db: Queryable, skuId: number) {
	const [row] = await db
		.select({ goodsId: sku.goodsId, stock: sku.stock })
		.from(sku)
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.where(and(eq(sku.id, skuId), not(sku.isEnded), goods.isShown));
	return row;
}

export async function insertStockWatch(
	db: Database,
	watch: typeof stockWatch.$inferInsert,
): Promise<void> {
	await db.insert(stockWatch).values(watch).onConflictDoNothing();
}

export async function findAccountEmail(db: Database, accountId: number) {
	const [row] = await db
		.select({ email: account.email })
		.from(account)
		.where(eq(account.id, accountId));
	return row?.email ?? null;
}

/** By what a favourite costs now; one that is watched already stays as it is. False where it is no favourite. */
export async function insertPriceWatch(
	db: Database,
	watch: Pick<
		typeof priceWatch.$inferInsert,
		"accountId" | "goodsId" | "locale"
	>,
): Promise<boolean> {
	const [kept] = await db
		.select({ price: goods.price })
		.from(favouriteGoods)
		.innerJoin(goods, eq(goods.id, favouriteGoods.goodsId))
		.where(
			and(
				eq(favouriteGoods.accountId, watch.accountId),
				eq(favouriteGoods.goodsId, watch.goodsId),
			),
		);
	if (!kept) return false;
	await db
		.insert(priceWatch)
		.values({ ...watch, price: kept.price })
		.onConflictDoNothing();
	return true;
}

export async function deletePriceWatch(
	db: Database,
	{ accountId, goodsId }: { accountId: number; goodsId: number },
): Promise<void> {
	await db
		.delete(priceWatch)
		.where(
			and(eq(priceWatch.accountId, accountId), eq(priceWatch.goodsId, goodsId)),
		);
}

export async function isStopped(db: Database, addressHash: string) {
	return (
		(await db.$count(watchStop, eq(watchStop.addressHash, addressHash))) > 0
	);
}

export async function insertStop(
	tx: Transaction,
	stop: typeof watchStop.$inferInsert,
): Promise<void> {
	await tx.insert(watchStop).values(stop).onConflictDoNothing();
}

export async function deleteStop(
	db: Database,
	addressHash: string,
): Promise<void> {
	await db.delete(watchStop).where(eq(watchStop.addressHash, addressHash));
}

/** All that is to be written to this address. */
export async function deleteWatchesOf(
	tx: Transaction,
	address: string,
): Promise<void> {
	const owners = tx
		.select({ id: account.id })
		.from(account)
		.where(eq(account.email, address));
	await tx
		.delete(stockWatch)
		.where(
			or(eq(stockWatch.email, address), inArray(stockWatch.accountId, owners)),
		);
	await tx.delete(priceWatch).where(inArray(priceWatch.accountId, owners));
}

export async function deleteWatchesOfAccount(
	tx: Transaction,
	accountId: number,
): Promise<void> {
	await tx.delete(stockWatch).where(eq(stockWatch.accountId, accountId));
	await tx.delete(priceWatch).where(eq(priceWatch.accountId, accountId));
}

export async function deleteStockWatchesBefore(
	db: Database,
	moment: Date,
): Promise<void> {
	await db.delete(stockWatch).where(lt(stockWatch.askedAt, moment));
}

export function listWatchesOf(db: Database, accountId: number) {
	return Promise.all([
		db
			.select({ skuId: stockWatch.skuId, askedAt: stockWatch.askedAt })
			.from(stockWatch)
			.where(eq(stockWatch.accountId, accountId)),
		db
			.select({ goodsId: priceWatch.goodsId, price: priceWatch.price })
			.from(priceWatch)
			.where(eq(priceWatch.accountId, accountId)),
	]);
}

/** Some of those who wait for what can be bought again, whom nobody else tells; they wait no longer. */
export async function takeStockWatches(
	tx: Transaction,
	goodsIds: number[],
	limit: number,
) {
	const rows = await tx
		.select({
			id: stockWatch.id,
			skuId: stockWatch.skuId,
			goodsId: stockWatch.goodsId,
			locale: stockWatch.locale,
			name: goods.name,
			skuPrice: sku.price,
			email: sql<
				string | null
			>`coalesce(${stockWatch.email}, ${account.email})`,
		})
		.from(stockWatch)
		.innerJoin(sku, eq(sku.id, stockWatch.skuId))
		.innerJoin(goods, eq(goods.id, stockWatch.goodsId))
		.leftJoin(account, eq(account.id, stockWatch.accountId))
		.where(
			and(
				inArray(stockWatch.goodsId, goodsIds),
				gt(sku.stock, 0),
				not(sku.isEnded),
				goods.isShown,
			),
		)
		.orderBy(asc(stockWatch.id))
		.limit(limit)
		.for("update", { of: stockWatch, skipLocked: true });
	if (rows.length > 0)
		await tx.delete(stockWatch).where(
			inArray(
				stockWatch.id,
				rows.map((row) => row.id),
			),
		);
	return rows;
}

/** Some of those whose favourite costs less than they know, and who heard nothing of it since `before`; they know now. */
export async function takePriceFalls(
	tx: Transaction,
	goodsIds: number[],
	{ before, now, limit }: { before: Date; now: Date; limit: number },
) {
	const rows = await tx
		.select({
			id: priceWatch.id,
			goodsId: priceWatch.goodsId,
			locale: priceWatch.locale,
			known: priceWatch.price,
			name: goods.name,
			price: goods.price,
			email: account.email,
		})
		.from(priceWatch)
		.innerJoin(goods, eq(goods.id, priceWatch.goodsId))
		.innerJoin(account, eq(account.id, priceWatch.accountId))
		.where(
			and(
				inArray(priceWatch.goodsId, goodsIds),
				goods.isShown,
				lt(goods.price, priceWatch.price),
				or(isNull(priceWatch.toldAt), lt(priceWatch.toldAt, before)),
			),
		)
		.orderBy(asc(priceWatch.id))
		.limit(limit)
		.for("update", { of: priceWatch, skipLocked: true });
	if (rows.length > 0)
		await tx
			.update(priceWatch)
			.set({ price: goods.price, toldAt: now })
			.from(goods)
			.where(
				and(
					eq(goods.id, priceWatch.goodsId),
					inArray(
						priceWatch.id,
						rows.map((row) => row.id),
					),
				),
			);
	return rows;
}

/** A price that has risen is what the next fall is measured by. */
export async function raiseKnownPrices(tx: Transaction, goodsIds: number[]) {
	await tx
		.update(priceWatch)
		.set({ price: goods.price })
		.from(goods)
		.where(
			and(
				eq(goods.id, priceWatch.goodsId),
				inArray(priceWatch.goodsId, goodsIds),
				gt(goods.price, priceWatch.price),
			),
		);
}
