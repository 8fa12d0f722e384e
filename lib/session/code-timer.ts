import { readEntry, removeEntry, writeEntry } from "../storage";

// The server holds the limit; this only tells the shopper. It outlives a reload, which phones do to pages in the
// background while their owner reads the code.

const entry = "code-timer";

interface CodeTimer {
	/** When the next code may be asked for, in milliseconds. */
	deadline: number;
}

function isTimer(value: unknown): value is CodeTimer {
	return typeof (value as CodeTimer | undefined)?.deadline === "number";
}

export function startCodeTimer(seconds: number): void {
	const deadline = Date.now() + seconds * 1000;
	writeEntry(entry, { deadline } satisfies CodeTimer, "session");
}

export function clearCodeTimer(): void {
	removeEntry(entry, "session");
}

/** Until the next code may be asked for; undefined where none was asked for. */
export function codeTimerSeconds(): number | undefined {
	const kept = readEntry(entry, "session");
	if (!isTimer(kept)) return undefined;
	return Math.max(0, Math.ceil((kept.deadline - Date.now()) / 1000));
}
