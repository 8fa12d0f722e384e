const offsetMs = 8 * 60 * 60 * 1_000;

/** A moment as the protocol writes it: ISO 8601 on Hong Kong's clock. */
export function hongKongTime(moment: Date): string {
	const local = new Date(moment.getTime() + offsetMs).toISOString();
	return local.replace("Z", "+08:00");
}
