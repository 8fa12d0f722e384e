import type { OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { Taken } from "@/lib/freshness/taken-from-store.mjs";
import { bodyOf, gainsByBrotli, inBrotli } from "../brotli";

export interface Body {
	/** Their length among them. */
	headers: OutgoingHttpHeaders;
	bytes: Buffer;
}

/** A whole answer as it was sent. */
export interface Copy extends Body {
	status: number;
	/** The same in fewer bytes, for browsers that read it; made a moment later. */
	brotli?: Body;
	/** It was the same when it was made anew, and its brotli is as small as it gets. */
	isSteady?: boolean;
	sentAt: number;
	/** Of a page that Next keeps whole: it is good until one of its tags falls. */
	stored?: Pick<Taken, "at" | "tags">;
}

export interface Copies {
	keep: (key: string, copy: Copy) => void;
	/** Undefined too where the copy is older than `ageMaxMs`. */
	find: (key: string, ageMaxMs: number) => Copy | undefined;
	/** What is kept now, and how many made room for others so far. */
	count: () => { pages: number; bytes: number; drops: number };
}

const bytesMax = 12 * 1024 * 1024;
/** Larger pages are rare and would push out many others. */
const copyBytesMax = 512 * 1024;
/** What headers and the entry itself take, roughly. */
const entryBytes = 2_048;

/** Last good answers of public pages, the least asked for forgotten first once they take more than 12 MB. */
export function openCopies(limit = bytesMax): Copies {
	let drops = 0;
	const kept = new LRUCache<string, Copy>({
		maxSize: limit,
		maxEntrySize: Math.min(limit, copyBytesMax),
		sizeCalculation: ({ bytes, brotli }, key) =>
			bytes.length + (brotli?.bytes.length ?? 0) + key.length + entryBytes,
		dispose: (_copy, _key, reason) => {
			if (reason === "evict") drops += 1;
		},
	});
	/** One at a time: whoever waits for an answer needs the processor more. */
	let packing = Promise.resolve();

	async function addBrotli(
		key: string,
		copy: Copy,
		isSteady: boolean,
	): Promise<void> {
		if (kept.peek(key) !== copy) return;
		const brotli = await inBrotli(copy, isSteady);
		const isFit = copy.bytes.length + brotli.length < kept.maxEntrySize;
		if (isFit && kept.peek(key) === copy)
			kept.set(key, { ...copy, brotli: bodyOf(copy, brotli), isSteady });
	}

	return {
		keep: (key, fresh) => {
			const before = kept.peek(key);
			const same = before?.bytes.equals(fresh.bytes) ? before : undefined;
			const brotli = same?.brotli && bodyOf(fresh, same.brotli.bytes);
			const copy = brotli
				? { ...fresh, brotli, isSteady: same?.isSteady }
				: fresh;
			kept.set(key, copy);
			if (gainsByBrotli(copy) && !copy.isSteady)
				packing = packing
					.then(() => addBrotli(key, copy, brotli !== undefined))
					// What cannot be read again stays as it is.
					.catch(() => {});
		},
		find: (key, ageMaxMs) => {
			const copy = kept.get(key);
			return copy && Date.now() - copy.sentAt <= ageMaxMs ? copy : undefined;
		},
		count: () => ({ pages: kept.size, bytes: kept.calculatedSize, drops }),
	};
}
