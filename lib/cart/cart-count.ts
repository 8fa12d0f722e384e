import type { CartType } from "@/gateway/contract/values";
import { createStore } from "../page-state/store";

/** Pieces in the one cart, by area. */
export interface CartCounts extends Readonly<Record<CartType, number>> {
	/** Put in without a line, of which the shop does not know yet. */
	readonly waiting?: number;
}

export const noPieces: CartCounts = { SUPERMARKET: 0, E_COMMERCE: 0 };

const counts = createStore(noPieces);

export const cartCounts = counts.get;

/** For the icon of the cart on every page; none where it is not known. What is not named stays. */
export function noteCartCount(next: Partial<CartCounts>): void {
	const now = counts.get();
	const all = { ...now, ...next };
	if (`${Object.entries(all)}` !== `${Object.entries(now)}`) counts.set(all);
}

export const useCartCount = counts.useValue;
