const dayMs = 24 * 60 * 60 * 1_000;
/** Hong Kong has no summer time. */
const offsetMs = 8 * 60 * 60 * 1_000;
/** From here on a date says more than a number of days. */
const daysCounted = 14;

export type TimeLeft =
	| { kind: "today" | "tomorrow"; lastMoment: Date }
	| { kind: "days"; days: number; lastMoment: Date }
	| { kind: "date"; lastMoment: Date };

/** How long something can still be used that ends at a moment, counted in days of Hong Kong's calendar. */
export function timeLeft(expiresAt: string, now: number): TimeLeft {
	const lastMoment = new Date(Date.parse(expiresAt) - 1);
	const days = dayOf(lastMoment.getTime()) - dayOf(now);
	if (days <= 0) return { kind: "today", lastMoment };
	if (days === 1) return { kind: "tomorrow", lastMoment };
	if (days <= daysCounted) return { kind: "days", days, lastMoment };
	return { kind: "date", lastMoment };
}

const dayOf = (moment: number) => Math.floor((moment + offsetMs) / dayMs);
