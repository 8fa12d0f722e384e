/** Every entry of the shop on a shopper's device begins with this. */
const prefix = "hk-";

type StorageType = "local" | "session";

interface Entry {
	dataType: string;
	content: unknown;
	type: StorageType;
	/** When it was written, in milliseconds. */
	timestamp: number;
}

/** The key of an entry as the browser keeps it. */
export function storageKey(name: string): string {
	return prefix + name;
}

/** Throws where the browser blocks storage: reading the property is enough. */
function storageOf(type: StorageType): Storage {
	return type === "session" ? window.sessionStorage : window.localStorage;
}

function isEntry(value: unknown): value is Entry {
	return typeof value === "object" && value !== null && "content" in value;
}

/** False where the browser keeps nothing: storage is blocked or full. */
export function writeEntry(
	name: string,
	content: unknown,
	type: StorageType = "local",
): boolean {
	const entry: Entry = {
		dataType: Array.isArray(content) ? "array" : typeof content,
		content,
		type,
		timestamp: Date.now(),
	};
	try {
		storageOf(type).setItem(storageKey(name), JSON.stringify(entry));
		return true;
	} catch {
		return false;
	}
}

/** Undefined where there is none, it cannot be read, or somebody else wrote it. Check its shape: the device may keep an older one. */
export function readEntry(name: string, type: StorageType = "local"): unknown {
	try {
		const text = storageOf(type).getItem(storageKey(name));
		const entry: unknown = text === null ? undefined : JSON.parse(text);
		return isEntry(entry) ? entry.content : undefined;
	} catch {
		return undefined;
	}
}

export function removeEntry(name: string, type: StorageType = "local"): void {
	try {
		storageOf(type).removeItem(storageKey(name));
	} catch {
		// Blocked storage holds nothing to remove.
	}
}

/** Removes everything of the shop that this device keeps beyond the visit, but for entries of these names. */
export function forgetEntries(spared: readonly string[] = []): void {
	try {
		const storage = storageOf("local");
		const kept = new Set(spared.map(storageKey));
		for (const key of Object.keys(storage))
			if (key.startsWith(prefix) && !kept.has(key)) storage.removeItem(key);
	} catch {
		// Blocked storage holds nothing to remove.
	}
}
