// Free of schemas, so that pages may say it too.

/** Of an order to be fetched: its slot has begun and it is not ready, or it is not ready yet, or it waits for its buyer. */
export const collectingStates = ["late", "waiting", "ready"] as const;
export type CollectingState = (typeof collectingStates)[number];

/** The list holds this many at most, of those that are ready as of the others. */
export const toCollectMax = 500;

/** Of a parcel at a store: on its way, to be fetched, to go back to its merchant, handed over or sent back. */
export const parcelStates = [
	"expected",
	"waiting",
	"toSendBack",
	"left",
] as const;
export type ParcelState = (typeof parcelStates)[number];
