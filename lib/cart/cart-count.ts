import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let pieces = 0;

/** For the icon of the cart on every page; zero where it is not known. */
export function noteCartCount(count: number): void {
	if (count === pieces) return;
	pieces = count;
	for (const listener of listeners) listener();
}

function listen(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

export function useCartCount(): number {
	return useSyncExternalStore(
		listen,
		() => pieces,
		() => 0,
	);
}
