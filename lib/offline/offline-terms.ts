import type { LocaleCode } from "@/gateway/contract/locale";

/** Where the worker's script is: at the top, since it answers for every address of the shop. */
export const workerPath = "/worker.js";

/** Every cache of the shop begins with this. */
export const cachePrefix = "hk-";

/** The caches of one build: what another one kept would ask for files that are gone. */
export const cacheNames = (build: string) => ({
	pages: `${cachePrefix}pages-${build}`,
	files: `${cachePrefix}files-${build}`,
	/** Pictures and words that pages ask for. */
	parts: `${cachePrefix}parts-${build}`,
});

/** On the root of a page that was kept: when, in milliseconds. */
export const keptAtAttribute = "data-kept-at";

/** Of an answer that was kept. */
export const keptAtHeader = "x-kept-at";
export const keptBytesHeader = "x-kept-bytes";
export const keptTitleHeader = "x-kept-title";

/** What a page tells the worker. */
export interface SeenPage {
	kind: "seen";
	locale: LocaleCode;
	/** Path and query. */
	address: string;
	/** Whether the shopper's device asks for few bytes. */
	isSparing: boolean;
	/** What the session alone is called; undefined where nobody is signed in. */
	session: string | undefined;
}

/** The same for who is signed in alone, before anything is asked for. */
export interface SessionWord {
	kind: "session";
	session: string | undefined;
}
