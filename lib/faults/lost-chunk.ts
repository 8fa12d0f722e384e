import { onceLoaded } from "../page-state/once-loaded";
import { readEntry, writeEntry } from "../storage/storage";

const guardName = "chunk-reload";
const guardMilliseconds = 60_000;

const messages =
	/loading (css )?chunk .+ failed|failed to load chunk|failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed/i;

const isBuilt = (address: string) => address.includes("/_next/static/");

/** A part of the script or a sheet of rules that did not arrive: the connection broke, or a newer shop took its place. */
function isLostChunk(cause: unknown): boolean {
	if (cause instanceof HTMLScriptElement) return isBuilt(cause.src);
	if (cause instanceof HTMLLinkElement)
		return cause.rel === "stylesheet" && isBuilt(cause.href);
	if (!(cause instanceof Error)) return false;
	return cause.name === "ChunkLoadError" || messages.test(cause.message);
}

/**
 * Loads the page afresh when an error, or an element that failed, means a lost chunk; true when it does. Once in
 * 60 seconds, and never where that cannot be remembered: a page that reloads for ever is worse than one that fails.
 */
export function reloadIfChunkLost(
	cause: unknown,
	reload = () => window.location.reload(),
): boolean {
	// Without a connection a reload would only lose the page that is there.
	if (!isLostChunk(cause) || !navigator.onLine) return false;
	const last = readEntry(guardName, "session");
	const isRecent =
		typeof last === "number" && Date.now() - last < guardMilliseconds;
	if (isRecent || !writeEntry(guardName, Date.now(), "session")) return false;
	reload();
	return true;
}

/** The sheets that the page came with are lost before any script listens: they are looked at once the page has loaded. */
export function watchFirstSheets(): void {
	const sheets = document.querySelectorAll<HTMLLinkElement>(
		'link[rel="stylesheet"]',
	);
	onceLoaded(() => {
		reloadIfChunkLost([...sheets].find((link) => !hasRules(link)));
	});
}

function hasRules({ sheet }: HTMLLinkElement): boolean {
	try {
		return Boolean(sheet?.cssRules.length);
	} catch {
		// What did not arrive is taken for another site's.
		return false;
	}
}
