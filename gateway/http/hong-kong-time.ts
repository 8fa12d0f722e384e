/** Hong Kong keeps one time all year. */
export const hongKongOffsetMs = 8 * 60 * 60 * 1_000;

/** A moment as the protocol writes it: ISO 8601 on Hong Kong's clock. */
export function hongKongTime(moment: Date): string {
	const local = new Date(moment.getTime() + hongKongOffsetMs).toISOString();
	return local.replace("Z", "+08:00");
}

/** The day of a moment by Hong Kong's calendar, such as "2026-11-22". */
export const hongKongDay = (moment: Date): string =>
	hongKongTime(moment).slice(0, 10);

/** The moment at which such a day begins. */
export const beginOfDay = (day: string): Date =>
	new Date(Date.parse(day) - hongKongOffsetMs);
