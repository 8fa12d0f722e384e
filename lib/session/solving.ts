import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let progress: number | undefined;

/** From 0 to 1 while a challenge is being solved, undefined before and after. */
export function noteSolving(to: number | undefined): void {
	progress = to;
	for (const listener of listeners) listener();
}

function listen(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

export function useSolving(): number | undefined {
	return useSyncExternalStore(
		listen,
		() => progress,
		() => undefined,
	);
}
