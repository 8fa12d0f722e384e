const dayMs = 24 * 60 * 60_000;
const hongKongMs = 8 * 60 * 60_000;

// Days by Hong Kong's calendar, as an input for a day writes them.

const dayIn = (ms: number) =>
	new Date(Date.now() + ms + hongKongMs).toISOString().slice(0, 10);

export const today = () => dayIn(0);

export const daysAgo = (days: number) => dayIn(-days * dayMs);

export const tomorrow = () => dayIn(dayMs);
