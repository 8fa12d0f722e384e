import {
	collectingCutOffMinutes,
	type SlotKind,
} from "../../../contract/delivery/collecting-terms";
import {
	firstSlotHour,
	lastSlotEndsAtHour,
	slotCutOffMinutes,
	slotHours,
} from "../../../contract/delivery/slot-terms";
import type { DayHours } from "../../../contract/values";
import { hoursOn } from "./opening";

const minuteMs = 60_000;
const slotMs = slotHours * 60 * minuteMs;

/** When slots of one kind begin, and until when they take orders. */
export interface Timetable {
	cutOffMinutes: number;
	/** Of the calendar day that begins then in Hong Kong. */
	startsOn: (midnightMs: number) => number[];
}

export const deliveryTimetable: Timetable = {
	cutOffMinutes: slotCutOffMinutes,
	startsOn: (midnightMs) =>
		startsWithin(midnightMs, [firstSlotHour * 60, lastSlotEndsAtHour * 60]),
};

/** Orders are fetched while their store is open, deliveries have hours of their own. */
export function timetableOf(
	kind: SlotKind,
	openingHours: DayHours[],
): Timetable {
	if (kind === "delivery") return deliveryTimetable;
	return {
		cutOffMinutes: collectingCutOffMinutes,
		startsOn: (midnightMs) => {
			const hours = hoursOn(openingHours, new Date(midnightMs));
			if (!hours) return [];
			const span = [minutesOf(hours.from), minutesOf(hours.to)] as const;
			return startsWithin(midnightMs, span);
		},
	};
}

/** One after the other, as many as end in time. */
function startsWithin(
	midnightMs: number,
	[from, until]: readonly [fromMinute: number, untilMinute: number],
): number[] {
	const firstMs = midnightMs + from * minuteMs;
	const count = Math.floor(((until - from) * minuteMs) / slotMs);
	return Array.from({ length: count }, (_, at) => firstMs + at * slotMs);
}

function minutesOf(clock: string): number {
	const [hours = 0, minutes = 0] = clock.split(":").map(Number);
	return hours * 60 + minutes;
}
