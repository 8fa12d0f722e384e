import { useSyncExternalStore } from "react";
import { readEntry, removeEntry, writeEntry } from "./storage";

export interface Notice {
	words: string;
	/** Something was refused or failed; else it is done. */
	isFault?: boolean;
	/** What can be done about it for as long as it is shown. */
	action?: NoticeAction;
}

interface NoticeAction {
	label: string;
	run: () => void;
	/** For who came by the keyboard, and would not reach it in time. */
	takesFocus?: boolean;
	/** Where the focus goes when it is left alone. */
	leave?: () => void;
}

const entry = "notice";
const listeners = new Set<() => void>();
let notice: Notice | undefined;

function change(to: Notice | undefined) {
	notice = to;
	for (const listener of listeners) listener();
}

/** Says something short at the edge of the page, in the shopper's language; the latest alone is shown. */
export function notify(words: string, rest: Omit<Notice, "words"> = {}): void {
	change({ words, ...rest });
}

/** The same, once the page that comes next is there. */
export function notifyNextPage(words: string): void {
	writeEntry(entry, words, "session");
}

/** Takes up what the page before left to say. */
export function takeUpNotice(): void {
	const left = readEntry(entry, "session");
	removeEntry(entry, "session");
	if (typeof left === "string") change({ words: left });
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

export function useNotice(): Notice | undefined {
	return useSyncExternalStore(
		listen,
		() => notice,
		() => undefined,
	);
}
