import { useSyncExternalStore } from "react";

/** Those who want to hear of a change. `follow` begins with the first of them; what it answers ends it with the last. */
export function createListeners(follow?: (tell: () => void) => () => void) {
	const listeners = new Set<() => void>();
	let stop: (() => void) | undefined;
	function tell() {
		for (const listener of listeners) listener();
	}
	function listen(listener: () => void) {
		if (listeners.size === 0) stop = follow?.(tell);
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
			if (listeners.size === 0) stop?.();
		};
	}
	return { tell, listen };
}

/** A value that the parts of a page share in this browser; `first` on the server and until it is set. */
export function createStore<Value>(first: Value) {
	const { tell, listen } = createListeners();
	let value = first;
	return {
		listen,
		get: () => value,
		set(next: Value) {
			if (Object.is(next, value)) return;
			value = next;
			tell();
		},
		useValue: () =>
			useSyncExternalStore(
				listen,
				() => value,
				() => first,
			),
	};
}
