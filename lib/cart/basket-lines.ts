import type * as contract from "@/gateway/contract/sales/cart";
import { mostOfOneSku } from "../terms/cart-terms";
import type { CartWish, GoodsWish } from "./cart-wish";

/** The contract's, without its schemas. */
const linesMax: typeof contract.linesMax = 200;

const isCount = (n: unknown) => Number.isSafeInteger(n) && Number(n) > 0;
const seenIn = (price: unknown) =>
	/^\d{1,10}\.\d{2}$/.test(String(price)) && { priceSeen: String(price) };

/**
 * The lines in what a device has kept, whoever wrote it: each sku once, in the place where it was named last, with no more
 * of it than anybody may have and the price that was seen last. What is no line is left out.
 */
export function linesIn(kept: unknown): CartWish[] {
	const bySku = new Map<number, CartWish>();
	for (const one of Array.isArray(kept) ? kept : []) {
		const { skuId, quantity, priceSeen } = (one ?? {}) as CartWish;
		if (!isCount(skuId) || !isCount(quantity)) continue;
		const before = bySku.get(skuId);
		const all = Math.min((before?.quantity ?? 0) + quantity, mostOfOneSku);
		bySku.delete(skuId);
		const line = { ...before, ...seenIn(priceSeen), skuId, quantity: all };
		bySku.set(skuId, line);
	}
	return [...bySku.values()].slice(0, linesMax);
}

/** The same of what waits: one after the other as it was put in, skus and goods. */
export function waitingIn(kept: unknown): (CartWish | GoodsWish)[] {
	const all = Array.isArray(kept) ? kept.slice(0, linesMax) : [];
	return all.flatMap((one): (CartWish | GoodsWish)[] => {
		const { goodsId, quantity, name, priceSeen } = (one ?? {}) as GoodsWish;
		if (!isCount(goodsId)) return linesIn([one]);
		if (!isCount(quantity)) return [];
		return [{ goodsId, quantity, name: String(name), ...seenIn(priceSeen) }];
	});
}

/** `7.2_8.1` is two of sku 7 and one of sku 8. */
export function linesOfCookie(text = ""): CartWish[] {
	const pairs = text.split("_").map((pair) => pair.split(".").map(Number));
	return linesIn(pairs.map(([skuId, quantity]) => ({ skuId, quantity })));
}

export function cookieOf(lines: CartWish[]): string {
	return lines.map(({ skuId, quantity }) => `${skuId}.${quantity}`).join("_");
}
