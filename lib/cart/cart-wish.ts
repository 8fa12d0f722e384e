import { readEntry, removeEntry, writeEntry } from "../storage";

const entry = "cart-wish";
const hourMs = 60 * 60 * 1_000;

/** What is to go into the cart. */
export interface CartWish {
	skuId: number;
	quantity: number;
}

/** Remembers what a visitor wanted until somebody is signed in, in this tab and for an hour. The last wish counts. */
export function keepWish({ skuId, quantity }: CartWish): void {
	writeEntry(entry, { skuId, quantity, at: Date.now() }, "session");
}

/** Tells the wish once. */
export function takeWish(): CartWish | undefined {
	const kept = readEntry(entry, "session");
	removeEntry(entry, "session");
	if (!isKept(kept)) return undefined;
	const ageMs = Date.now() - kept.at;
	const isFresh = ageMs >= 0 && ageMs < hourMs;
	return isFresh ? { skuId: kept.skuId, quantity: kept.quantity } : undefined;
}

function isKept(value: unknown): value is CartWish & { at: number } {
	const { skuId, quantity, at } = (value ?? {}) as Record<string, unknown>;
	return [skuId, quantity, at].every(Number.isSafeInteger);
}
