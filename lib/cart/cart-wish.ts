import { forgetWish, keepUntilSignedIn, readWish } from "../session/wish";

const entry = "cart-wish";

/** What is to go into the cart. */
export interface CartWish {
	skuId: number;
	quantity: number;
}

/** Remembers what a visitor wanted until somebody is signed in. The last wish counts. */
export function keepWish({ skuId, quantity }: CartWish): void {
	keepUntilSignedIn(entry, { skuId, quantity });
}

/** Tells the wish once. */
export function takeWish(): CartWish | undefined {
	const kept = readWish(entry);
	forgetWish(entry);
	return isWish(kept) ? kept : undefined;
}

function isWish(value: unknown): value is CartWish {
	const { skuId, quantity } = (value ?? {}) as Record<string, unknown>;
	return [skuId, quantity].every(Number.isSafeInteger);
}
