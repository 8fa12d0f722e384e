import { readEntry, removeEntry, writeEntry } from "../storage/storage";

const hourMs = 60 * 60 * 1_000;

/** Remembers what a visitor wanted until somebody is signed in, in this tab and for an hour. The last one counts. */
export function keepUntilSignedIn(entry: string, wish: object): void {
	writeEntry(entry, { ...wish, at: Date.now() }, "session");
}

/** What was wanted, if that is not too long ago; it stays until it is forgotten. */
export function readWish(entry: string): Record<string, unknown> | undefined {
	const kept = readEntry(entry, "session");
	if (typeof kept !== "object" || kept === null) return undefined;
	const { at, ...wish } = kept as Record<string, unknown>;
	const ageMs = Date.now() - Number(at);
	return ageMs >= 0 && ageMs < hourMs ? wish : undefined;
}

export function forgetWish(entry: string): void {
	removeEntry(entry, "session");
}
