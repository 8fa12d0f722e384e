// Bounds of shopping lists, and when one comes back. Days are those of Hong Kong's calendar, such as "2026-11-28".

export const listsMax = 20;
export const listLinesMax = 100;
export const listNameMax = 60;
export const everyWeeksMax = 12;

/** From Monday, as ISO 8601 counts them. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** Of the day a list comes back, on Hong Kong's clock. */
export const remindedAtHour = 8;

export type Rhythm =
	| { kind: "none" }
	| { kind: "weeks"; every: number; weekday: Weekday }
	/** In a month that is shorter, its last day. */
	| { kind: "month"; day: number };

const dayMs = 86_400_000;
const msOf = (day: string) => Date.parse(day);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const weekdayOf = (ms: number) => new Date(ms).getUTCDay() || 7;

/**
 * The first day after `after` on which a list comes back; null where it never does. Weeks are counted from the first
 * such weekday after `since`.
 */
export function nextDay(
	rhythm: Rhythm,
	{ since, after }: { since: string; after: string },
): string | null {
	if (rhythm.kind === "none") return null;
	if (rhythm.kind === "month") return nextOfMonth(rhythm.day, after);
	const first = msOf(since) + daysUntil(rhythm.weekday, since) * dayMs;
	const stepMs = rhythm.every * 7 * dayMs;
	const steps = Math.floor((msOf(after) - first) / stepMs) + 1;
	return dayOf(first + Math.max(steps, 0) * stepMs);
}

/** One to seven. */
function daysUntil(weekday: Weekday, day: string): number {
	return ((weekday - weekdayOf(msOf(day)) + 6) % 7) + 1;
}

function nextOfMonth(day: number, after: string): string {
	const [year = 0, month = 0] = after.split("-").map(Number);
	const inMonth = (months: number) => {
		const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
		return dayOf(Date.UTC(year, month + months - 1, Math.min(day, last)));
	};
	const here = inMonth(0);
	return here > after ? here : inMonth(1);
}
