// Orders of the supermarket that whoever ordered fetches at a store. Their slots are as long as those of deliveries, of
// the same days, within the store's opening hours. Free of schemas, so that pages may say it too.

/** What a slot is of: each kind has room of its own. */
export const slotKinds = ["delivery", "collecting"] as const;
export type SlotKind = (typeof slotKinds)[number];

/** A slot takes orders until this long before it begins: they have to be picked. */
export const collectingCutOffMinutes = 120;

/** What nobody fetches goes back this long after its slot ended, or after it was ready where that was later. */
export const collectWithinDays = 2;
/** Its buyer is reminded when half of the time is over, which is the day before the last. */
export const collectReminderAfterDays = collectWithinDays / 2;

/** Digits and letters that nobody takes for one another; 32 of them, so that a byte falls on each equally often. */
export const collectCodeAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const collectCodeLength = 8;
/** Wrong codes that may be typed for one order that is brought to a door, within an hour. */
export const wrongTakerCodesMax = 5;
/** Of the name of who takes it there. */
export const takerLengthMax = 40;
/** Wrong codes that one of the staff may type within a quarter of an hour. */
export const wrongCodesMax = 20;

/** As it is read to somebody: in two halves. */
export function spellCode(code: string): string {
	const half = collectCodeLength / 2;
	return `${code.slice(0, half)} ${code.slice(half)}`;
}
