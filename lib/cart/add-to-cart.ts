import { keepTrying } from "../page-state/keep-trying";
import { openLogin } from "../session/login-dialog";
import { signedIn } from "../session/signed-in";
import { type AddRequest, type CartWish, keepWish } from "./cart-wish";

const load = () => keepTrying(() => import("./put-in"));

/** Puts a sku into the cart; a visitor signs in first, and then it goes in. Ends when it is in or has been refused. */
export async function addToCart(
	wish: CartWish,
	request: AddRequest,
): Promise<void> {
	if (signedIn()) {
		const { putIn } = await load();
		return putIn(wish, request);
	}
	keepWish(wish);
	openLogin("addToCart");
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
