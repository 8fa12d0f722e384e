import { logFault } from "../faults/log-fault";

let asked: Promise<string | null> | undefined;

/** The operator's key for Google's map, asked for once a page; null where there is none, or where it cannot be had. */
export function askMapKey(): Promise<string | null> {
	asked ??= fetchKey().catch((fault) => {
		logFault("the key of the map", fault);
		return null;
	});
	return asked;
}

async function fetchKey(): Promise<string | null> {
	const response = await fetch("/api/map-key");
	const { key } = await response.json();
	return typeof key === "string" ? key : null;
}
