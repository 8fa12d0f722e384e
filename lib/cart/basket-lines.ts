import type * as contract from "@/gateway/contract/sales/cart";
import { mostOfOneSku } from "../terms/cart-terms";
import type { CartWish } from "./cart-wish";

/** The contract's, without its schemas. */
const linesMax: typeof contract.linesMax = 200;

/**
 * The lines in what a device has kept, whoever wrote it: each sku once, in the place where it was named last, with no more
 * of it than anybody may have. What is no line is left out.
 */
export function linesIn(kept: unknown): CartWish[] {
	const bySku = new Map<number, number>();
	for (const one of Array.isArray(kept) ? kept : []) {
		const { skuId, quantity } = (one ?? {}) as CartWish;
		if (![skuId, quantity].every((n) => Number.isSafeInteger(n) && n > 0))
			continue;
		const all = (bySku.get(skuId) ?? 0) + quantity;
		bySku.delete(skuId);
		bySku.set(skuId, Math.min(all, mostOfOneSku));
	}
	return [...bySku]
		.map(([skuId, quantity]) => ({ skuId, quantity }))
		.slice(0, linesMax);
}

/** `7.2_8.1` is two of sku 7 and one of sku 8. */
export function linesOfCookie(text = ""): CartWish[] {
	const pairs = text.split("_").map((pair) => pair.split(".").map(Number));
	return linesIn(pairs.map(([skuId, quantity]) => ({ skuId, quantity })));
}

export function cookieOf(lines: CartWish[]): string {
	return lines.map(({ skuId, quantity }) => `${skuId}.${quantity}`).join("_");
}
