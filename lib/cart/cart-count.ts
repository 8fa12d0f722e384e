import type { CartType } from "@/gateway/contract/values";
import { createStore } from "../page-state/store";

/** Pieces in the one cart, by area. */
export type CartCounts = Readonly<Record<CartType, number>>;

export const noPieces: CartCounts = { SUPERMARKET: 0, E_COMMERCE: 0 };

const counts = createStore(noPieces);

/** For the icon of the cart on every page; none where it is not known. */
export function noteCartCount(next: CartCounts): void {
	const { SUPERMARKET, E_COMMERCE } = counts.get();
	if (SUPERMARKET !== next.SUPERMARKET || E_COMMERCE !== next.E_COMMERCE)
		counts.set(next);
}

export const useCartCount = counts.useValue;
