import { readEntry, removeEntry, writeEntry } from "../storage/storage";

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

/** Codes that go different ways wait apart: `way` names one, the sign-in's own has none. */
const entryOf = (way = "") => (way ? `${entry}-${way}` : entry);

export function startCodeTimer(seconds: number, way?: string): void {
	const deadline = Date.now() + seconds * 1000;
	writeEntry(entryOf(way), { deadline } satisfies CodeTimer, "session");
}

export function clearCodeTimer(way?: string): void {
	removeEntry(entryOf(way), "session");
}

/** Until the next code may be asked for; undefined where none was asked for. */
export function codeTimerSeconds(way?: string): number | undefined {
	const kept = readEntry(entryOf(way), "session");
	if (!isTimer(kept)) return undefined;
	return Math.max(0, Math.ceil((kept.deadline - Date.now()) / 1000));
}
