import type { LocaleCode } from "@/gateway/contract/locale";
import { forgetWish, keepUntilSignedIn, readWish } from "../session/wish";

const entry = "cart-wish";

/** What is to go into the cart. */
export interface CartWish {
	skuId: number;
	quantity: number;
}

/** Who asks for it, and how it ends. */
export interface AddRequest {
	locale: LocaleCode;
	/** Where the shopper pressed. */
	opener?: HTMLElement;
	/** Wanted before signing in, perhaps on another page. */
	isWish?: boolean;
	/** Says why it did not go in; else it is said at the foot of the page. */
	onFault?: (words: string) => void;
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
