import { fellSince } from "@/lib/freshness/fell-since.mjs";
import type { Copy } from "./copies";

/** As long as shared caches keep a page; after it Next renders it anew. */
export const freshMs = 60_000;
/** A page is rendered in less, nearly always; then everybody may ask again. */
const turnMs = 1_000;

/**
 * Tells whose turn it is to ask Next for a page that is kept: nobody's while it is fresh, everybody's once a tag of it
 * fell, and one visitor's a second when it is merely old. Next answers that one with the old page too, and renders the
 * new one behind.
 */
export function openTurns() {
	const takenAt = new WeakMap<Copy, number>();
	return (copy: Copy): boolean => {
		const { stored } = copy;
		if (!stored || fellSince(stored.tags, stored.at)) return true;
		const now = Date.now();
		if (now - stored.at <= freshMs) return false;
		if (now - (takenAt.get(copy) ?? 0) <= turnMs) return false;
		takenAt.set(copy, now);
		return true;
	};
}
