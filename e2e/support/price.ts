import type { APIRequestContext } from "@playwright/test";
import { operate } from "./operator";

export interface PricedGoods {
	id: number;
	skuId: number;
	price: string;
	/** The goods page, and the list of its category. */
	paths: string[];
}

/** A goods with one sku far down the catalogue, whose price no other story looks at. */
export async function findGoodsToPrice(
	request: APIRequestContext,
	id: number,
): Promise<PricedGoods> {
	const response = await request.get(`/api/front/product/detail/${id}`);
	const { data } = await response.json();
	const leaf = data.categories.at(-1);
	return {
		id,
		skuId: data.skus[0].id,
		price: data.price,
		paths: [`/goods_detail/${id}`, `/goods/goods_search?cid=${leaf.id}`],
	};
}

/** As an operator types it, on the database of the shop of this name. */
export async function changePrice(
	shopName: string,
	skuId: number,
	price: string,
): Promise<void> {
	await operate(shopName, "price", "--sku", String(skuId), "--price", price);
}
