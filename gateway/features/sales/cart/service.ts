import type { DataOf, Input } from "../../../contract/call";
import type { Cart, countCart } from "../../../contract/sales/cart";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { showCart } from "./read-cart";
import * as repository from "./repository";

export { joinOwnBasket, showOwnBasket } from "./basket";
export { isSold, mostOf, stateOf } from "./line-state";
export { listChosenLines, orderedCartLock, takeOrdered } from "./ordered";
export { presentSkuOfLine } from "./present-sku";
export { requireBuyable } from "./require-buyable";
export { saveWhatIsSold } from "./save-what-is-sold";
export { moveLinesOut } from "./take-out";
export { cartLock, deleteCart as forgetCart } from "./write-repository";

// One cart an account, for both areas, on every device of it. Goods that have sold out or left the shelf stay and say
// so; they are never counted nor bought. The cart promises nothing: stock is taken and prices are settled by an order.

export async function listOwnCart(ctx: Ctx): Promise<Cart> {
	const { uid } = signedInActor(ctx);
	return showCart(ctx, await repository.readCart(ctx.db, uid));
}

export async function countOwnCart(
	ctx: Ctx,
	{ numType, cartType }: Input<typeof countCart>["query"],
): Promise<DataOf<typeof countCart>> {
	const { uid } = signedInActor(ctx);
	const { pieces, lines } = await repository.countPieces(ctx.db, uid, cartType);
	return { count: numType === "true" ? pieces : lines };
}

/** What is kept of an account's cart, for whoever asks for all of it. */
export function exportCart(ctx: Ctx, accountId: number) {
	return repository.listStoredLines(ctx.db, accountId);
}
