import { useSyncExternalStore } from "react";
import type { Point } from "@/gateway/contract/distance";
import type { LocaleCode, Localized } from "@/gateway/contract/locale";
import { createListeners } from "../page-state/store";
import { readEntry, storageKey, writeEntry } from "../storage/storage";

/** Where a shopper wants the goods; kept on the device and, once signed in, on the account (`account-location.ts`). */
export interface DeliveryLocation extends Point {
	/** In the language it was chosen in. */
	label: string;
	/** The label in the languages it is known in; none where it is a shopper's own writing. */
	names?: Partial<Localized>;
	/** Of the place that was picked by its name: an estate or a street, then the areas around it. Absent for a mere point. */
	placeId?: string;
	/** The own address it stands for. */
	addressId?: number;
}

/** In the language of the page, where the place has a name in it. */
export function nameOf(
	{ names, label }: DeliveryLocation,
	locale: LocaleCode,
): string {
	return names?.[locale] ?? label;
}

const entryName = "place";

const { tell, listen } = createListeners(() => {
	window.addEventListener("storage", followOtherTabs);
	return () => window.removeEventListener("storage", followOtherTabs);
});

/** Another tab chose, or cleared what the shop keeps. */
function followOtherTabs({ key }: StorageEvent) {
	if (key === null || key === storageKey(entryName)) rereadLocation();
}

/** Null until it is read; a browser without storage keeps it for as long as the page lives. */
let known: { place: DeliveryLocation | undefined } | null = null;

function isLocation(value: unknown): value is DeliveryLocation {
	const { latitude, longitude, label } = (value ??
		{}) as Partial<DeliveryLocation>;
	return (
		Number.isFinite(latitude) &&
		Number.isFinite(longitude) &&
		typeof label === "string"
	);
}

/** Undefined where nobody has chosen. */
export function chosenLocation(): DeliveryLocation | undefined {
	if (!known) {
		const kept = readEntry(entryName);
		known = { place: isLocation(kept) ? kept : undefined };
	}
	return known.place;
}

export function chooseLocation(place: DeliveryLocation): void {
	known = { place };
	writeEntry(entryName, place);
	tell();
}

/** What the device keeps has changed, by other hands than `chooseLocation`. */
export function rereadLocation(): void {
	known = null;
	tell();
}

/** Tells of every choice, in this tab or another; answers how to stop. */
export const listenToLocation = listen;

/** Undefined on the server, and for a shopper who has not chosen. */
export function useLocation(): DeliveryLocation | undefined {
	return useSyncExternalStore(
		listenToLocation,
		chosenLocation,
		() => undefined,
	);
}
