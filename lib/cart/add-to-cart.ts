import { keepTrying } from "../page-state/keep-trying";
import type { AddRequest, CartWish } from "./cart-wish";

const load = () => keepTrying(() => import("./put-in"));

/** Puts a sku into the cart, a visitor's into the basket of the device. Ends when it is in or has been refused. */
export async function addToCart(
	wish: CartWish,
	request: AddRequest,
): Promise<void> {
	const { putIn } = await load();
	return putIn(wish, request);
}

/** The same for a goods; of several skus the shopper chooses one first. */
export async function addGoodsToCart(
	goodsId: number,
	request: AddRequest,
): Promise<void> {
	const { findSku } = await load();
	const skuId = await findSku(goodsId, request);
	if (skuId) await addToCart({ skuId, quantity: 1 }, request);
}
