/** Tells every storefront that cached pages under these names are out of date. */
export interface CacheTags {
	/** Returns when all have been notified; throws when one could not be. */
	drop: (tags: string[]) => Promise<void>;
	close: () => Promise<void>;
}
