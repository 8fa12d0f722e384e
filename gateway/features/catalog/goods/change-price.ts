import { cacheTags } from "../../../contract/cache-tags";
import type { PriceChange } from "../../../contract/catalog/price-change";
import type { Transaction } from "../../../db/client";
import { requirePermission, requireWho } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { requireTheirs } from "../../../http/staff";
import { recordAudit } from "../../platform/audit/service";
import { enqueueEffect } from "../../platform/outbox/service";
import { refuseFields } from "./admin/check";
import { keepPastPrice, readOldPrices } from "./past-prices";
import {
	getSkuPrice,
	listSkuPrices,
	lockGoodsOfSku,
	updateGoodsPrice,
	updateSkuPrice,
} from "./price-repository";
import { summarizeSkus } from "./summarize-skus";

// A price changes with all that repeats it: the sku, the goods' own columns and the notice to cached pages, in one
// transaction, so that no list disagrees with its goods page for longer than a notice takes. Its merchant's staff and
// operators may.

/** Answers the goods whose price it is; throws 404 for an unknown sku and for another merchant's, 400 for an old price that nobody was asked. */
export function changePrice(
	ctx: Ctx,
	{ skuId, price, oldPrice }: PriceChange,
): Promise<{ goodsId: number }> {
	requireWho("operator", ctx.actor);
	requirePermission(ctx.actor, "products");
	return ctx.db.transaction(async (tx) => {
		const goods = requireTheirs(ctx, await lockGoodsOfSku(tx, skuId));
		const before = await getSkuPrice(tx, skuId);
		const now = ctx.now();
		const { honestPrices } = ctx.settings;
		const mayBear = await readOldPrices(tx, [skuId], { honestPrices, now });
		if (!mayBear(before, oldPrice))
			throw refuseFields({ oldPrice: "oldPriceInvented" });
		const prices = { price, oldPrice };
		const kept = await keepPastPrice(tx, before, { ...prices, at: now });
		await updateSkuPrice(tx, skuId, { ...prices, ...kept });
		await repeatPrices(tx, goods.id);
		await enqueueEffect(tx, "cache-tags", { tags: tagsOf(goods) });
		await enqueueEffect(tx, "goods-watch", { goodsIds: [goods.id] });
		await recordAudit(tx, ctx, {
			action: "goods.price",
			target: `goods ${goods.id}`,
			merchantId: goods.merchantId,
			changes: [
				{ field: "price", before: before.price, after: price },
				{ field: "oldPrice", before: before.oldPrice, after: oldPrice },
			],
		});
		return { goodsId: goods.id };
	});
}

/** What a goods repeats of the prices of its skus. */
export async function repeatPrices(tx: Transaction, goodsId: number) {
	const {
		stock: _,
		skuCount: __,
		...prices
	} = summarizeSkus(await listSkuPrices(tx, goodsId));
	await updateGoodsPrice(tx, goodsId, prices);
}

/** Pages that show the goods bear its tag; lists and home change also by whom they no longer or newly show. */
export function tagsOf(goods: {
	id: number;
	categoryId: number;
	topCategoryId: number;
}): string[] {
	return [
		cacheTags.goods(goods.id),
		cacheTags.category(goods.categoryId),
		cacheTags.category(goods.topCategoryId),
		cacheTags.home,
	];
}
