/** Keeps pictures that we drew anew from what shoppers sent, by names that we made. */
export interface PictureStorage {
	/** Returns when a reader in any process finds it; where it cannot be kept, nothing of it is left. */
	put: (name: string, bytes: Uint8Array) => Promise<void>;
	find: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
	/** Names that are not there are no fault: it may be done twice. */
	remove: (names: string[]) => Promise<void>;
}

/** A picture could not be written: the disk is full, or broken. */
export class PictureNotKept extends Error {}
