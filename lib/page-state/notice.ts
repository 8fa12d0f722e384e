import { readEntry, removeEntry, writeEntry } from "../storage/storage";
import { createStore } from "./store";

export interface Notice {
	words: string;
	/** Something was refused or failed; else it is done. */
	isFault?: boolean;
	/** What can be done about it for as long as it is shown. */
	action?: NoticeAction;
}

/** Does something, or leads to a path of the shop. */
export type NoticeAction = (
	| { run: () => void; href?: never }
	| { href: string; run?: never }
) & {
	label: string;
	/** For who came by the keyboard, and would not reach it in time. */
	takesFocus?: boolean;
	/** Where the focus goes when it is left alone. */
	leave?: () => void;
};

const entry = "notice";
const notice = createStore<Notice | undefined>(undefined);

/** Says something short at the edge of the page, in the shopper's language; the latest alone is shown. */
export function notify(words: string, rest: Omit<Notice, "words"> = {}): void {
	notice.set({ words, ...rest });
}

/** The same, once the page that comes next is there. */
export function notifyNextPage(words: string): void {
	writeEntry(entry, words, "session");
}

/** Takes up what the page before left to say. */
export function takeUpNotice(): void {
	const left = readEntry(entry, "session");
	removeEntry(entry, "session");
	if (typeof left === "string") notice.set({ words: left });
}

export function dismissNotice(): void {
	notice.set(undefined);
}

export const useNotice = notice.useValue;
