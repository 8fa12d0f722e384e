import type { DayHours } from "../../../contract/values";
import { hongKongOffsetMs, hongKongTime } from "../../../http/hong-kong-time";

/** When a store with these hours, seven days from Monday on, is open on the day of an instant. */
export function hoursOn(openingHours: DayHours[], instant: Date): DayHours {
	const there = new Date(instant.getTime() + hongKongOffsetMs);
	return openingHours[(there.getUTCDay() + 6) % 7] ?? null;
}

/** Whether a store with these hours is open at an instant. The closing minute is closed. */
export function isOpenAt(openingHours: DayHours[], instant: Date): boolean {
	const today = hoursOn(openingHours, instant);
	if (!today) return false;
	const clock = hongKongTime(instant).slice(11, 16);
	return today.from <= clock && clock < today.to;
}
