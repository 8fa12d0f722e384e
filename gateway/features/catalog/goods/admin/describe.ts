import { searchVector } from "../../../../full-text/vector";
import { summarizeSkus } from "../summarize-skus";
import type { Leaf } from "./owner-repository";
import type { GoodsOwner, GoodsState, SkuState } from "./state";
import type { NewGoods, NewSku } from "./write-repository";

/** What a goods is found by and what it repeats of its skus, beside its own fields; without its stock. */
export function goodsFields(
	after: GoodsState,
	{ owner, leaf }: { owner: GoodsOwner; leaf: Leaf },
) {
	const { skus, id: _, ...own } = after;
	const { stock: __, ...repeated } = summarizeSkus(skus);
	return {
		...own,
		...repeated,
		topCategoryId: leaf.topId,
		cartType: owner.cartType,
		search: searchVector({
			A: Object.values(own.name),
			B: [
				...own.keywords,
				...(own.brand ? [own.brand] : []),
				...Object.values(leaf.name),
				...Object.values(leaf.topName),
				...Object.values(owner.name),
			],
		}),
	} satisfies Partial<NewGoods>;
}

/** What can be said of a sku without counting it. */
export function skuFields(
	{ id: _, stock: __, ...own }: SkuState,
	position: number,
) {
	return { ...own, position } satisfies Partial<NewSku>;
}

export function newSku(
	goodsId: number,
	sku: SkuState,
	{ position, pricedAt }: { position: number; pricedAt: Date },
) {
	return { ...skuFields(sku, position), goodsId, pricedAt, stock: sku.stock };
}
