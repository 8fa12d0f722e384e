import type { Point } from "../../../contract/distance";
import type { Cart } from "../../../contract/sales/cart";
import type { Ctx } from "../../../http/context";
import { listUsableCoupons } from "../coupon/service";
import {
	chooseBestCoupons,
	type Purchase,
	priceOrder,
} from "../pricing/service";
import { isSold, stateOf } from "./line-state";
import { presentCart } from "./presenter";
import type { FoundCart } from "./repository";
import { findStores } from "./stores";
import { toPrice } from "./to-price";

/** With stores and slots as the account's place or the basket's has them, and prices and the best coupons by the rules of an order. */
export async function showCart(
	ctx: Ctx,
	{ version, rows }: FoundCart,
	basketPlace?: Point | null,
): Promise<Cart> {
	const sold = rows.filter((row) => isSold(stateOf(row)));
	const stores = await findStores(ctx, sold, basketPlace);
	const purchase = toPrice({ rows: sold, stores, now: ctx.now() });
	const coupons = await findBestCoupons(ctx, purchase);
	const priced = priceOrder({ ...purchase, coupons });
	return presentCart({ version, rows, stores, priced }, ctx);
}

/** The account of who has none: it has received nothing yet. */
const nobody = 0;

/** Those that a quote of the chosen lines chooses, of those in hand and those still offered. */
async function findBestCoupons(ctx: Ctx, purchase: Purchase) {
	const { actor } = ctx;
	if (purchase.lines.length === 0) return [];
	const accountId = actor.kind === "account" ? actor.uid : nobody;
	const whose = { accountId, at: purchase.now };
	const usable = await listUsableCoupons(ctx, whose, purchase.lines);
	return chooseBestCoupons(purchase, usable);
}
