import type { LocaleCode } from "@/gateway/contract/locale";
import { askWords } from "../i18n/ask-words";
import { keepTrying } from "../page-state/keep-trying";
import type { AddRequest, CartWish } from "./cart-wish";

/** Has all of it on the device, for when there is no line. */
export async function makeReady(locale: LocaleCode): Promise<void> {
	await Promise.all([import("./put-in"), askWords("cart", locale)]);
}

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
