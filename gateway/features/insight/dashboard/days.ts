import { hongKongOffsetMs } from "../../../http/hong-kong-time";

const dayMs = 24 * 60 * 60 * 1_000;

/** The day of a moment by Hong Kong's calendar, such as "2026-11-22". */
export function dayOf(moment: Date): string {
	const local = new Date(moment.getTime() + hongKongOffsetMs);
	return local.toISOString().slice(0, 10);
}

/** That many days by Hong Kong's calendar, the last of them the day of a moment. */
export function daysUntil(moment: Date, count: number): string[] {
	return Array.from({ length: count }, (_, at) =>
		dayOf(new Date(moment.getTime() - (count - 1 - at) * dayMs)),
	);
}
