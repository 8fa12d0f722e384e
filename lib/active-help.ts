import { useSyncExternalStore } from "react";
import { readEntry, writeEntry } from "./storage";

const entry = "activeHelp";
const listeners = new Set<() => void>();

function read(): number | undefined {
	const id = readEntry(entry, "session");
	return typeof id === "number" ? id : undefined;
}

function listen(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

/** Which help article was opened last in this visit. */
export function noteActiveHelp(id: number): void {
	writeEntry(entry, id, "session");
	for (const listener of listeners) listener();
}

/** Undefined on the server, and where none was opened yet. */
export function useActiveHelp(): number | undefined {
	return useSyncExternalStore(listen, read, () => undefined);
}
