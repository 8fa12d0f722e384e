import type { z } from "zod";
import type { GoodsDetail, Sku } from "../../../contract/catalog/goods";
import { idsMax, type lookupCatalog } from "../../../contract/sales/agent";
import type { Ctx } from "../../../http/context";
import { findGoodsOfSkus, listShownDetails } from "../../catalog/goods/service";
import { isWithin, readCategories, readPrice } from "./narrow";
import { featuredOf, presentProduct } from "./present-product";
import { readProductId } from "./product-id";
import type { Message, Outcome } from "./protocol";
import { ProtocolFault } from "./protocol-fault";

interface Wish {
	/** As it was asked for. */
	id: string;
	goodsId: number;
	/** Undefined where the goods was named, not one of its skus. */
	skuId?: number;
}

/** Each goods once, with the variants that were asked for, or the one that stands for it. */
export async function lookUpCatalogue(
	ctx: Ctx,
	asked: z.infer<typeof lookupCatalog>,
): Promise<Outcome> {
	if (asked.ids.length > idsMax)
		throw new ProtocolFault(
			"request_too_large",
			`ids: ${idsMax} of them at most`,
		);
	const ids = [...new Set(asked.ids)];
	const wishes = await readWishes(ctx, ids);
	const { price, messages = [] } = readPrice(asked, ctx.locale);
	const categories = await readCategories(ctx, asked);
	const goods = await listShownDetails(
		ctx,
		wishes.map(({ goodsId }) => goodsId),
	);
	const found = goods.map((one) => ({
		one,
		variants: variantsOf(one, wishes),
	}));
	const known = new Set(
		found.flatMap(({ variants }) => [...variants.values()].flat()),
	);
	const products = found.flatMap(({ one, variants }) => {
		const isIn = liesInAny(one, categories);
		const skus = [...variants.keys()].filter(isWithin(price));
		if (!isIn || skus.length === 0) return [];
		const product = presentProduct(one, skus, ctx);
		return [
			{ ...product, variants: correlate(product.variants, skus, variants) },
		];
	});
	const missing = ids
		.filter((id) => !known.has(id))
		.map((content): Message => ({ type: "info", code: "not_found", content }));
	return { result: { products, messages: [...messages, ...missing] } };
}

export const liesInAny = (
	{ categories }: GoodsDetail,
	ids: number[] | undefined,
): boolean => !ids || categories.some(({ id }) => ids.includes(id));

async function readWishes(ctx: Ctx, ids: string[]): Promise<Wish[]> {
	const read = ids.flatMap((id) => {
		const named = readProductId(id);
		return named ? [{ id, ...named }] : [];
	});
	const skuIds = read.flatMap((one) => ("skuId" in one ? [one.skuId] : []));
	const goodsOf = await findGoodsOfSkus(ctx, skuIds);
	return read.flatMap((one): Wish[] => {
		if ("goodsId" in one) return [one];
		const goodsId = goodsOf.get(one.skuId);
		return goodsId ? [{ ...one, goodsId }] : [];
	});
}

/** Which skus are answered, each with the ids that it was asked for by. */
function variantsOf(goods: GoodsDetail, wishes: Wish[]): Map<Sku, string[]> {
	const variants = new Map<Sku, string[]>();
	for (const { id, goodsId, skuId } of wishes) {
		if (goodsId !== goods.id) continue;
		const sku = skuId
			? goods.skus.find((one) => one.id === skuId)
			: featuredOf(goods);
		if (sku) variants.set(sku, [...(variants.get(sku) ?? []), id]);
	}
	return variants;
}

function correlate<Variant>(
	variants: Variant[],
	skus: Sku[],
	asked: Map<Sku, string[]>,
) {
	return variants.map((variant, at) => {
		const ids = skus[at] ? (asked.get(skus[at]) ?? []) : [];
		const inputs = ids.map((id) => ({
			id,
			match: id.startsWith("goods-") ? "featured" : "exact",
		}));
		return { ...variant, inputs };
	});
}
