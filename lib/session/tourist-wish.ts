import { readEntry, removeEntry, writeEntry } from "../storage/storage";

// Whoever chose to buy without an account finds that panel again: after a reload, and when the dialog is opened for the
// next thing. Kept for the visit alone.

const entry = "touristModal";

export function noteTouristWish(isWished: boolean): void {
	if (isWished) writeEntry(entry, true, "session");
	else removeEntry(entry, "session");
}

export function hasTouristWish(): boolean {
	return readEntry(entry, "session") === true;
}
