/** Hong Kong keeps one time all year. */
export const hongKongOffsetMs = 8 * 60 * 60 * 1_000;

/** A moment as the protocol writes it: ISO 8601 on Hong Kong's clock. */
export function hongKongTime(moment: Date): string {
	const local = new Date(moment.getTime() + hongKongOffsetMs).toISOString();
	return local.replace("Z", "+08:00");
}
