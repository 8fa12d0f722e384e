import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { goods, sku } from "../../../db/schema/goods";
import { writeTogether } from "../../../db/write-together";

export interface Pieces {
	skuId: number;
	quantity: number;
}

/** Holds the goods of these skus, then the skus, each by rising id: whoever changes several waits in one order. */
export async function holdSkus(tx: Transaction, skuIds: number[]) {
	const ofSkus = tx
		.select({ id: sku.goodsId })
		.from(sku)
		.where(inArray(sku.id, skuIds));
	const held = tx
		.select({ id: goods.id })
		.from(goods)
		.where(inArray(goods.id, ofSkus))
		.orderBy(asc(goods.id))
		.for("no key update");
	// All of the goods are counted, and so held, before the first sku is looked for.
	await tx.execute(sql`with held as materialized ${held}
		select from ${sku} where ${inArray(sku.id, skuIds)} and (select count(*) from held) > 0
		order by ${sku.id} for no key update`);
}

/** At the price that was agreed to. */
export interface SoldPieces extends Pieces {
	price: string;
}

const rowsOf = (pieces: Pieces[]) => {
	const ids = sql.param(pieces.map(({ skuId }) => skuId));
	const quantities = sql.param(pieces.map(({ quantity }) => quantity));
	return sql`unnest(${ids}::int[], ${quantities}::int[]) as moved(sku_id, quantity)`;
};

const stockOfSkus = sql`(select coalesce(sum(${sku.stock}), 0) from ${sku} where ${eq(sku.goodsId, goods.id)} and not ${sku.isEnded})`;

export type MovedSku = {
	skuId: number;
	goodsId: number;
	/** What can be sold from now on. */
	stock: number;
};

const moved = {
	skuId: sku.id,
	goodsId: sku.goodsId,
	stock: sku.stock,
};

/**
 * From what can be sold to what belongs to orders, and what goods repeat of it. Skus without as many, off the shelf or of
 * another price are left alone and missing in the answer. The caller holds the goods and their skus.
 */
export async function reservePieces(
	tx: Transaction,
	pieces: SoldPieces[],
): Promise<MovedSku[]> {
	const ids = sql.param(pieces.map(({ skuId }) => skuId));
	const quantities = sql.param(pieces.map(({ quantity }) => quantity));
	const prices = sql.param(pieces.map(({ price }) => price));
	const reserved = tx
		.update(sku)
		.set({
			stock: sql`${sku.stock} - moved.quantity`,
			reserved: sql`${sku.reserved} + moved.quantity`,
		})
		.from(
			sql`unnest(${ids}::int[], ${quantities}::int[], ${prices}::numeric[]) as moved(sku_id, quantity, price), ${goods}`,
		)
		.where(
			sql`${sku.id} = moved.sku_id and ${sku.price} = moved.price and ${goods.id} = ${sku.goodsId} and ${goods.isShown} and not ${sku.isEnded} and ${sku.stock} >= moved.quantity`,
		)
		.returning({ ...moved, quantity: sql`moved.quantity` });
	// A statement sees the skus as they were before it.
	const summed = sql`(update ${goods} set stock = ${stockOfSkus} - gone.quantity
		from (select goods_id, sum(quantity) as quantity from reserved group by goods_id) as gone
		where ${goods.id} = gone.goods_id)`;
	return writeTogether(
		tx,
		{ reserved, summed },
		sql`select id as "skuId", goods_id as "goodsId", stock from reserved`,
	);
}

interface Move {
	set: { stock?: SQL; reserved?: SQL };
	/** Skus of which this is not true are left alone and missing in the answer. */
	where: SQL;
}

function move(tx: Transaction, pieces: Pieces[], { set, where }: Move) {
	return tx
		.update(sku)
		.set(set)
		.from(rowsOf(pieces))
		.where(sql`${sku.id} = moved.sku_id and ${where}`)
		.returning(moved);
}

const moreStock = sql`${sku.stock} + moved.quantity`;
const lessReserved = sql`${sku.reserved} - moved.quantity`;
const isReserved = sql`${sku.reserved} >= moved.quantity`;

/** And back again. */
export function releasePieces(tx: Transaction, pieces: Pieces[]) {
	return move(tx, pieces, {
		set: { stock: moreStock, reserved: lessReserved },
		where: isReserved,
	});
}

/** From what belongs to orders to their buyers. */
export function shipPieces(tx: Transaction, pieces: Pieces[]) {
	return move(tx, pieces, {
		set: { reserved: lessReserved },
		where: isReserved,
	});
}

/** Off the shelf. */
export function takePieces(tx: Transaction, pieces: Pieces[]) {
	return move(tx, pieces, {
		set: { stock: sql`${sku.stock} - moved.quantity` },
		where: sql`${sku.stock} >= moved.quantity`,
	});
}

/** By hand: from nowhere to what can be sold, or back. */
export function addPieces(tx: Transaction, pieces: Pieces[]) {
	return move(tx, pieces, {
		set: { stock: moreStock },
		where: sql`${moreStock} >= 0`,
	});
}

export async function sumStockOf(tx: Transaction, goodsIds: number[]) {
	await tx
		.update(goods)
		.set({ stock: stockOfSkus })
		.where(inArray(goods.id, goodsIds));
}
