import type { DayHours } from "../../../contract/values";
import { hongKongOffsetMs } from "../../../http/hong-kong-time";

/** Whether a store with these hours, seven days from Monday on, is open at an instant. The closing minute is closed. */
export function isOpenAt(openingHours: DayHours[], instant: Date): boolean {
	const there = new Date(instant.getTime() + hongKongOffsetMs);
	const today = openingHours[(there.getUTCDay() + 6) % 7];
	if (!today) return false;
	const clock = there.toISOString().slice(11, 16);
	return today.from <= clock && clock < today.to;
}
