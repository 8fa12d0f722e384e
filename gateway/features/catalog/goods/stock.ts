import { cacheTags } from "../../../contract/cache-tags";
import type { Transaction } from "../../../db/client";
import { enqueueEffect } from "../../platform/outbox/service";
import { repeatPrices } from "./change-price";
import * as repository from "./stock-repository";

// Stock moves within the transaction of an order. What an order takes can no longer be sold and is reserved until it is
// shipped or given back. It is the update that decides whether there is enough, never a look before it.

export type Pieces = repository.Pieces;

/**
 * Answers the skus that there were not enough of, or that are no longer sold at that price; where there are any, the
 * caller rolls back. One entry a sku.
 */
export async function reserveStock(
	tx: Transaction,
	pieces: repository.SoldPieces[],
): Promise<number[]> {
	await hold(tx, pieces);
	const moved = await repository.reservePieces(tx, pieces);
	if (moved.length < pieces.length) return missingOf(pieces, moved);
	const soldOut = moved.filter(({ stock }) => stock === 0);
	await followTurned(tx, soldOut);
	return [];
}

/** Everything that {@link reserveStock} took; the caller sees to it that this happens once. */
export async function giveStockBack(tx: Transaction, pieces: Pieces[]) {
	await hold(tx, pieces);
	const moved = await repository.releasePieces(tx, pieces);
	if (moved.length < pieces.length)
		throw new Error("An order gives back more than it reserved");
	await followGiven(tx, pieces, moved);
}

/** What came back as good as new, or never left the store, can be sold again; the caller sees to it that this happens once. */
export async function restock(tx: Transaction, pieces: Pieces[]) {
	if (pieces.length === 0) return;
	await hold(tx, pieces);
	await followGiven(tx, pieces, await repository.addPieces(tx, pieces));
}

async function followGiven(
	tx: Transaction,
	pieces: Pieces[],
	moved: repository.MovedSku[],
): Promise<void> {
	const given = new Map(pieces.map((one) => [one.skuId, one.quantity]));
	const inStockAgain = moved.filter(
		({ skuId, stock }) => stock === given.get(skuId),
	);
	await followSkus(tx, moved, inStockAgain);
}

/** What an order held leaves the shop; what can be sold stays as it is. The caller sees to it that this happens once. */
export async function shipStock(tx: Transaction, pieces: Pieces[]) {
	await hold(tx, pieces);
	const moved = await repository.shipPieces(tx, pieces);
	if (moved.length < pieces.length)
		throw new Error("An order ships more than it reserved");
}

/**
 * What leaves the shelf without an order's reservation: a substitute, or pieces that turned out not to be there. Answers
 * the skus that there were not enough of; where there are any, the caller rolls back. One entry a sku.
 */
export async function takeStock(tx: Transaction, pieces: Pieces[]) {
	await hold(tx, pieces);
	const moved = await repository.takePieces(tx, pieces);
	const soldOut = moved.filter(({ stock }) => stock === 0);
	await followSkus(tx, moved, soldOut);
	return missingOf(pieces, moved);
}

function missingOf(pieces: Pieces[], moved: repository.MovedSku[]): number[] {
	const enough = new Set(moved.map(({ skuId }) => skuId));
	return pieces.map(({ skuId }) => skuId).filter((skuId) => !enough.has(skuId));
}

/**
 * Pieces that come onto the shelf, or below zero go from it, by hand; the caller holds the goods and its skus and sees to
 * it that there are as many.
 */
export async function moveStock(
	tx: Transaction,
	{ id: skuId, stock }: { id: number; stock: number },
	quantity: number,
): Promise<void> {
	if (quantity === 0) return;
	const moved = await repository.addPieces(tx, [{ skuId, quantity }]);
	if (moved.length === 0)
		throw new Error("There are fewer pieces than are to go");
	const turned = moved.filter((one) => stock === 0 || one.stock === 0);
	await followSkus(tx, moved, turned);
}

function hold(tx: Transaction, pieces: Pieces[]): Promise<void> {
	return repository.holdSkus(
		tx,
		pieces.map(({ skuId }) => skuId),
	);
}

/** What goods repeat of their skus; pages hear of it where a sku can be bought no longer, or again. */
async function followSkus(
	tx: Transaction,
	moved: repository.MovedSku[],
	turned: repository.MovedSku[],
): Promise<void> {
	await repository.sumStockOf(tx, goodsOf(moved));
	await followTurned(tx, turned);
}

async function followTurned(tx: Transaction, turned: repository.MovedSku[]) {
	const ids = goodsOf(turned);
	for (const id of ids) await repeatPrices(tx, id);
	if (ids.length > 0)
		await enqueueEffect(tx, "cache-tags", { tags: ids.map(cacheTags.goods) });
	const back = goodsOf(turned.filter(({ stock }) => stock > 0));
	if (back.length > 0)
		await enqueueEffect(tx, "goods-watch", { goodsIds: back });
}

function goodsOf(moved: repository.MovedSku[]): number[] {
	return [...new Set(moved.map(({ goodsId }) => goodsId))].sort(
		(one, other) => one - other,
	);
}
