// Next's own part, which it does not document; the version is pinned.
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

/**
 * Whether one of these tags fell at that moment or after it. Next asks besides whether the fall is past by a clock that
 * counts from the start of the process, and stamps it by the clock on the wall: where the two part, it goes on showing
 * the old page. Tags here fall at once, never in advance, so that question is left out.
 *
 * @param {string[]} tags
 * @param {number} at as `Date.now()`
 * @returns {boolean}
 */
export function fellSince(tags, at) {
	return tags.some((tag) => (tagsManifest.get(tag)?.expired ?? 0) >= at);
}
