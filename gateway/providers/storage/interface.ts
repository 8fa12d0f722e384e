/** Keeps pictures that we drew anew from what shoppers sent, by names that we made. */
export interface PictureStorage {
	/** Returns when a reader in any process finds it; where it cannot be kept, nothing of it is left. */
	put: (name: string, bytes: Uint8Array) => Promise<void>;
	find: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
	/** Only of a store that shows pictures itself to whoever brings a signature. */
	signed?: SignedAddresses;
	/** Names that are not there are no fault: it may be done twice. */
	remove: (names: string[]) => Promise<void>;
}

export interface SignedAddresses {
	/** An address that is made holds for half of these at least. */
	seconds: number;
	/** With it the store answers everybody; `cacheControl` is what it says to browsers. */
	addressOf: (
		name: string,
		asked: { now: Date; cacheControl: string },
	) => Promise<string>;
}

/** A picture could not be written: the disk is full, or broken. */
export class PictureNotKept extends Error {}

/** Pictures cannot be read for now. */
export class PicturesAway extends Error {}
