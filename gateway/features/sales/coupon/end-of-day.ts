import { hongKongOffsetMs } from "../../../http/hong-kong-time";

const dayMs = 24 * 60 * 60 * 1_000;

/** When the day ends in Hong Kong that lies so many days after this one: the whole of the last day is left to use. */
export function endOfDayAfter(moment: Date, days: number): Date {
	const there = moment.getTime() + hongKongOffsetMs;
	const midnight = Math.floor(there / dayMs) * dayMs - hongKongOffsetMs;
	return new Date(midnight + (days + 1) * dayMs);
}
