const dayMs = 24 * 60 * 60_000;
const hongKongMs = 8 * 60 * 60_000;

/** By Hong Kong's calendar, as an input for a day writes it. */
export function tomorrow(): string {
	return new Date(Date.now() + dayMs + hongKongMs).toISOString().slice(0, 10);
}
