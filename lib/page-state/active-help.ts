import { useSyncExternalStore } from "react";
import { readEntry, writeEntry } from "../storage/storage";
import { createListeners } from "./store";

const entry = "activeHelp";
const { tell, listen } = createListeners();

function read(): number | undefined {
	const id = readEntry(entry, "session");
	return typeof id === "number" ? id : undefined;
}

/** Which help article was opened last in this visit. */
export function noteActiveHelp(id: number): void {
	writeEntry(entry, id, "session");
	tell();
}

/** Undefined on the server, and where none was opened yet. */
export function useActiveHelp(): number | undefined {
	return useSyncExternalStore(listen, read, () => undefined);
}
