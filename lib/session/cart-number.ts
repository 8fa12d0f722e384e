import { useSyncExternalStore } from "react";
import type { CartType } from "@/gateway/contract/values";

type CartNumbers = Readonly<Record<CartType, number>>;

const none: CartNumbers = { E_COMMERCE: 0, SUPERMARKET: 0 };
const listeners = new Set<() => void>();
let numbers = none;

function change(to: CartNumbers) {
	numbers = to;
	for (const listener of listeners) listener();
}

export function setCartNumber(cartType: CartType, count: number): void {
	change({ ...numbers, [cartType]: count });
}

export function clearCartNumbers(): void {
	change(none);
}

function listen(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

/** Goods in both carts together. */
export function useCartNumber(): number {
	return useSyncExternalStore(
		listen,
		() => numbers.E_COMMERCE + numbers.SUPERMARKET,
		() => 0,
	);
}
