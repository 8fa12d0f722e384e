import { cacheTags } from "../../contract/cache-tags";
import type { PriceChange } from "../../contract/price-change";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { leaveEffect } from "../outbox/service";
import {
	listSkuPrices,
	lockGoodsOfSku,
	updateGoodsPrice,
	updateSkuPrice,
} from "./price-repository";
import { summarizeSkus } from "./summarize-skus";

// A price changes with all that repeats it: the sku, the goods' own columns and the notice to cached pages, in one
// transaction, so that no list disagrees with its goods page for longer than a notice takes. Visitors may not.

/** Answers the goods whose price it is; throws 404 for an unknown sku. */
export function changePrice(
	ctx: Ctx,
	{ skuId, price, oldPrice }: PriceChange,
): Promise<{ goodsId: number }> {
	if (ctx.actor.kind === "visitor")
		throw new GatewayError(410000, "signInFirst");
	return ctx.db.transaction(async (tx) => {
		const goods = await lockGoodsOfSku(tx, skuId);
		if (!goods) throw new GatewayError(404, "notFound");
		await updateSkuPrice(tx, skuId, { price, oldPrice });
		const skus = await listSkuPrices(tx, goods.id);
		const repeated = summarizeSkus(skus);
		await updateGoodsPrice(tx, goods.id, {
			price: repeated.price,
			oldPrice: repeated.oldPrice,
			hasPriceRange: repeated.hasPriceRange,
		});
		await leaveEffect(tx, "cache-tags", { tags: tagsOf(goods) });
		return { goodsId: goods.id };
	});
}

/** Pages that show the goods bear its tag; lists and home change also by whom they no longer or newly show. */
function tagsOf(goods: {
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
