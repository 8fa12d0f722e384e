import type { LocaleCode, Localized } from "../locale";
import { localize } from "../locale";
import type { DayHours } from "../values";

// Where parcels of the mall are brought to in the place of an address. Free of schemas, so that pages may say it too.

/** A store of the shop that takes parcels, or a locker of a network. */
export const collectionPointKinds = ["store", "locker"] as const;
export type CollectionPointKind = (typeof collectionPointKinds)[number];

/** The nearest ones that a shopper is shown. */
export const collectionPointsShown = 20;

/** What nobody fetches at a store goes back this long after it arrived there. */
export const parcelWithinDays = 7;
/** Its buyer is reminded this long after it arrived. */
export const parcelReminderAfterDays = 4;

/** As it was when the parcel was ordered. */
export interface CollectionPointCopy {
	kind: CollectionPointKind;
	id: number;
	name: Localized;
	address: Localized;
	/** Of a locker: whose it is, and what it is called there. */
	network: string | null;
	code: string | null;
	/** Seven days from Monday on. */
	openingHours: DayHours[];
}

/** As a courier reads it: what a locker is called before where it is. */
export function formatCollectionPoint(
	{ name, address, network, code }: CollectionPointCopy,
	locale: LocaleCode,
): string {
	const called = [network, code].flatMap((part) => part ?? []).join(" ");
	const parts = [called, localize(name, locale), localize(address, locale)];
	return parts.filter(Boolean).join(" · ");
}
