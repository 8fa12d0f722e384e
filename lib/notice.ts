import { useSyncExternalStore } from "react";
import { readEntry, removeEntry, writeEntry } from "./storage";

const entry = "notice";
const listeners = new Set<() => void>();
let notice: string | undefined;

function change(to: string | undefined) {
	notice = to;
	for (const listener of listeners) listener();
}

/** Says something short at the edge of the page, in the shopper's language; the latest alone is shown. */
export function notify(words: string): void {
	change(words);
}

/** The same, once the page that comes next is there. */
export function notifyNextPage(words: string): void {
	writeEntry(entry, words, "session");
}

/** Takes up what the page before left to say. */
export function takeUpNotice(): void {
	const left = readEntry(entry, "session");
	removeEntry(entry, "session");
	if (typeof left === "string") change(left);
}

export function dismissNotice(): void {
	change(undefined);
}

function listen(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

export function useNotice(): string | undefined {
	return useSyncExternalStore(
		listen,
		() => notice,
		() => undefined,
	);
}
