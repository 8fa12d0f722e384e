import type { OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { Taken } from "@/lib/freshness/taken-from-store.mjs";

/** A whole answer as it was sent. */
export interface Copy {
	status: number;
	headers: OutgoingHttpHeaders;
	bytes: Buffer;
	sentAt: number;
	/** Of a page that Next keeps whole: it is good until one of its tags falls. */
	stored?: Pick<Taken, "at" | "tags">;
}

export interface Copies {
	keep: (key: string, copy: Copy) => void;
	/** Undefined too where the copy is older than `ageMaxMs`. */
	find: (key: string, ageMaxMs: number) => Copy | undefined;
}

const bytesMax = 12 * 1024 * 1024;
/** Larger pages are rare and would push out many others. */
const copyBytesMax = 512 * 1024;
/** What headers and the entry itself take, roughly. */
const entryBytes = 2_048;

/** Last good answers of public pages, the least asked for forgotten first once they take more than 12 MB. */
export function openCopies(limit = bytesMax): Copies {
	const kept = new LRUCache<string, Copy>({
		maxSize: limit,
		maxEntrySize: Math.min(limit, copyBytesMax),
		sizeCalculation: ({ bytes }, key) => bytes.length + key.length + entryBytes,
	});
	return {
		keep: (key, copy) => {
			kept.set(key, copy);
		},
		find: (key, ageMaxMs) => {
			const copy = kept.get(key);
			return copy && Date.now() - copy.sentAt <= ageMaxMs ? copy : undefined;
		},
	};
}
