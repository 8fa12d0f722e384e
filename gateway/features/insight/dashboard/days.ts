const dayMs = 24 * 60 * 60 * 1_000;

export function addDays(day: string, count: number): string {
	const moved = new Date(Date.parse(day) + count * dayMs);
	return moved.toISOString().slice(0, 10);
}

/** From one day to another, both of them. */
export const countDays = (from: string, to: string): number =>
	(Date.parse(to) - Date.parse(from)) / dayMs + 1;

export const earlier = (one: string, other: string): string =>
	one < other ? one : other;
