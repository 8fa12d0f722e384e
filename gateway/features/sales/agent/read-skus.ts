import type { Ctx } from "../../../http/context";
import { findGoodsOfSkus, listShownDetails } from "../../catalog/goods/service";
import { readProductId } from "./product-id";

/** By the id that it was asked for by; what is no variant is missing. A goods stands for its only variant. */
export async function readSkus(
	ctx: Ctx,
	ids: string[],
): Promise<Map<string, number>> {
	const read = [...new Set(ids)].flatMap((id) => {
		const named = readProductId(id);
		return named ? [{ id, ...named }] : [];
	});
	const goodsIds = read.flatMap((one) =>
		"goodsId" in one ? [one.goodsId] : [],
	);
	const skuIds = read.flatMap((one) => ("skuId" in one ? [one.skuId] : []));
	const [goods, known] = await Promise.all([
		listShownDetails(ctx, goodsIds),
		findGoodsOfSkus(ctx, skuIds),
	]);
	const only = new Map(
		goods.flatMap(({ id, skus: [sku, ...others] }) =>
			sku && others.length === 0 ? [[id, sku.id]] : [],
		),
	);
	const skuOf = (one: (typeof read)[number]) => {
		if ("goodsId" in one) return only.get(one.goodsId);
		return known.has(one.skuId) ? one.skuId : undefined;
	};
	return new Map(
		read.flatMap((one) => {
			const skuId = skuOf(one);
			return skuId ? [[one.id, skuId] as const] : [];
		}),
	);
}
