/** Time to make a part of a page of what was read. It waits for nothing, so only a busy processor draws it out. */
const makingMs = 1_000;

/**
 * When each read for everybody began that is under way or still being made a part of a page, the oldest first.
 *
 * @typedef {Set<{ at: number }>} SharedReads
 */

const holder = /** @type {Record<symbol, SharedReads | undefined>} */ (
	/** @type {unknown} */ (globalThis)
);
const name = Symbol.for("harbour-market.shared-reads");

/** Filled by pages, read by their store: two bundles in one process. */
holder[name] ??= new Set();
const reads = holder[name];

/**
 * Asks what is the same for every visitor. Next has one request ask and hands its answer to all that come meanwhile.
 *
 * @template T
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
export async function readForAll(ask) {
	const read = { at: Date.now() };
	reads.add(read);
	try {
		return await ask();
	} finally {
		setTimeout(() => reads.delete(read), makingMs).unref();
	}
}

/** From when on a page that begins now may show the shop: from now, or from the oldest read that it may share. */
export function oldestRead() {
	const [oldest] = reads;
	return oldest?.at ?? Date.now();
}
