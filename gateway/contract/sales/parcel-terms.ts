// Free of schemas, so that pages may say it too.

/** What happens to a parcel on its way, in the usual order; a failed attempt is followed by another. */
export const parcelEvents = [
	"shipped",
	"inTransit",
	"outForDelivery",
	"attemptFailed",
	"delivered",
] as const;
export type ParcelEvent = (typeof parcelEvents)[number];
