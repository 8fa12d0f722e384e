import { readEntry, removeEntry, writeEntry } from "./storage";

/** A command whose answer is not known yet. */
interface Sent {
	key: string;
	body: unknown;
}

const entryOf = (name: string) => `${name}-sent`;

/**
 * The idempotency key of a command: the same body again has the same key, so that what an answer was lost of is not done
 * twice. In this tab, until {@link forgetSent}.
 */
export function sentKey(name: string, body: unknown): string {
	const kept = readEntry(entryOf(name), "session") as Sent | undefined;
	if (kept && JSON.stringify(kept.body) === JSON.stringify(body))
		return kept.key;
	const key = crypto.randomUUID();
	writeEntry(entryOf(name), { key, body }, "session");
	return key;
}

/** Once its answer is known. */
export function forgetSent(name: string): void {
	removeEntry(entryOf(name), "session");
}
