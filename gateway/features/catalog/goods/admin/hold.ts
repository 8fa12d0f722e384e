import { ofEachFact } from "../../../../contract/catalog/goods-facts";
import type { Transaction } from "../../../../db/client";
import type { Ctx } from "../../../../http/context";
import { GatewayError, orNotFound } from "../../../../http/errors";
import { isTheirs } from "../../../../http/staff";
import * as repository from "./hold-repository";
import type { GoodsState } from "./state";

/** A goods of one's own with its merchant, held until the transaction ends; 404 for any other. */
export async function holdOwn(tx: Transaction, ctx: Ctx, id: number) {
	const merchantId = await repository.findMerchantOf(tx, id);
	if (merchantId === undefined || !isTheirs(ctx, merchantId))
		throw new GatewayError(404, "notFound");
	await repository.holdMerchant(tx, merchantId);
	const [held] = await repository.holdGoods(tx, { merchantId, ids: [id] });
	return orNotFound(held);
}

export function stateOf(row: repository.GoodsWithSkus) {
	return {
		id: row.id,
		code: row.code,
		name: row.name,
		introduction: row.introduction,
		categoryId: row.categoryId,
		...ofEachFact((fact) => row[fact]),
		storage: row.storage,
		keywords: row.keywords,
		guarantees: row.guarantees,
		images: row.images,
		isShown: row.isShown,
		skus: row.skus.map(skuStateOf),
	} satisfies GoodsState;
}

export function skuStateOf(sku: repository.SkuRow) {
	return {
		id: sku.id,
		code: sku.code,
		options: sku.options,
		price: sku.price,
		oldPrice: sku.oldPrice,
		stock: sku.stock,
		content: sku.content,
		weightGrams: sku.weightGrams,
		image: sku.image,
	};
}
