import { useSyncExternalStore } from "react";
import type { Point } from "@/gateway/contract/distance";
import type { LocaleCode, Localized } from "@/gateway/contract/locale";
import { readEntry, storageKey, writeEntry } from "../storage";

/** Where a shopper wants the goods; kept on the device and, once signed in, on the account (`account-place.ts`). */
export interface Place extends Point {
	/** In the language it was chosen in. */
	label: string;
	/** The label in every language, where it has a name of its own. */
	names?: Partial<Localized>;
	/** The own address it stands for. */
	addressId?: number;
}

/** In the language of the page, where the place has a name in it. */
export function nameOf({ names, label }: Place, locale: LocaleCode): string {
	return names?.[locale] ?? label;
}

const entryName = "place";
const listeners = new Set<() => void>();

/** Null until it is read; a browser without storage keeps it for as long as the page lives. */
let known: { place: Place | undefined } | null = null;

function isPlace(value: unknown): value is Place {
	const { latitude, longitude, label } = (value ?? {}) as Partial<Place>;
	return (
		Number.isFinite(latitude) &&
		Number.isFinite(longitude) &&
		typeof label === "string"
	);
}

/** Undefined where nobody has chosen. */
export function chosenPlace(): Place | undefined {
	if (!known) {
		const kept = readEntry(entryName);
		known = { place: isPlace(kept) ? kept : undefined };
	}
	return known.place;
}

function tell() {
	for (const listener of listeners) listener();
}

export function choosePlace(place: Place): void {
	known = { place };
	writeEntry(entryName, place);
	tell();
}

/** What the device keeps has changed, by other hands than `choosePlace`. */
export function readPlaceAnew(): void {
	known = null;
	tell();
}

/** Another tab chose, or cleared what the shop keeps. */
function followOtherTabs({ key }: StorageEvent) {
	if (key === null || key === storageKey(entryName)) readPlaceAnew();
}

/** Tells of every choice, in this tab or another; answers how to stop. */
export function listenToPlace(listener: () => void): () => void {
	if (listeners.size === 0) window.addEventListener("storage", followOtherTabs);
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0)
			window.removeEventListener("storage", followOtherTabs);
	};
}

/** Undefined on the server, and for a shopper who has not chosen. */
export function usePlace(): Place | undefined {
	return useSyncExternalStore(listenToPlace, chosenPlace, () => undefined);
}
