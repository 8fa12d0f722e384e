import type { Point } from "../../../contract/distance";
import type { Cart } from "../../../contract/sales/cart";
import type { Ctx } from "../../../http/context";
import { priceOrder } from "../pricing/service";
import { isSold, stateOf } from "./line-state";
import { presentCart } from "./presenter";
import type { FoundCart } from "./repository";
import { findStores } from "./stores";
import { toPrice } from "./to-price";

/** With stores and slots as the account's place or the basket's has them, and prices by the rules of an order. */
export async function showCart(
	ctx: Ctx,
	{ version, rows }: FoundCart,
	basketPlace?: Point | null,
): Promise<Cart> {
	const sold = rows.filter((row) => isSold(stateOf(row)));
	const stores = await findStores(ctx, sold, basketPlace);
	const priced = priceOrder(toPrice({ rows: sold, stores, now: ctx.now() }));
	return presentCart({ version, rows, stores, priced }, ctx.locale);
}
