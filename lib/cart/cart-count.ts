import { useSyncExternalStore } from "react";
import type { CartType } from "@/gateway/contract/values";

/** Pieces in the one cart, by area. */
export type CartCounts = Readonly<Record<CartType, number>>;

export const noPieces: CartCounts = { SUPERMARKET: 0, E_COMMERCE: 0 };

const listeners = new Set<() => void>();
let counts = noPieces;

/** For the icon of the cart on every page; none where it is not known. */
export function noteCartCount(next: CartCounts): void {
	const { SUPERMARKET, E_COMMERCE } = next;
	if (SUPERMARKET === counts.SUPERMARKET && E_COMMERCE === counts.E_COMMERCE)
		return;
	counts = next;
	for (const listener of listeners) listener();
}

function listen(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

export function useCartCount(): CartCounts {
	return useSyncExternalStore(
		listen,
		() => counts,
		() => noPieces,
	);
}
