import type { SlotState } from "../../../contract/delivery/delivery-slot";
import { slotDays, slotHours } from "../../../contract/delivery/slot-terms";
import { hongKongOffsetMs } from "../../../http/hong-kong-time";
import { deliveryTimetable, type Timetable } from "./timetable";

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/** Slots that begin from `from` on and before `until` are closed. */
export interface Period {
	from: Date;
	until: Date;
}

/** What is known of one store's slots of one kind. */
export interface SlotBook<Closure extends Period> {
	/** That of deliveries, where none is named. */
	timetable?: Timetable;
	/** Orders that one slot takes. */
	capacity: number;
	/** Orders that hold the slot which begins at this moment, in milliseconds. */
	takenAt: (startMs: number) => number;
	/** The one declared last speaks where several hold. */
	closures: readonly Closure[];
}

export interface Slot<Closure extends Period> {
	from: Date;
	to: Date;
	state: SlotState;
	/** What closes it; undefined where it is not closed. */
	closure?: Closure;
}

export interface SlotDay<Closure extends Period> {
	/** On Hong Kong's calendar. */
	date: string;
	slots: Slot<Closure>[];
}

/** From the beginning of today's calendar day in Hong Kong to the end of the last one of which slots are offered. */
export function slotHorizon(now: Date): Period {
	const today = midnightBefore(now);
	return { from: new Date(today), until: new Date(today + slotDays * dayMs) };
}

/** All slots of today and the next days, in their order. */
export function listSlotDays<Closure extends Period>(
	book: SlotBook<Closure>,
	now: Date,
): SlotDay<Closure>[] {
	const { startsOn } = book.timetable ?? deliveryTimetable;
	const today = midnightBefore(now);
	return Array.from({ length: slotDays }, (_, day) => {
		const midnight = today + day * dayMs;
		return {
			date: new Date(midnight + hongKongOffsetMs).toISOString().slice(0, 10),
			slots: startsOn(midnight).map((startMs) => ({
				from: new Date(startMs),
				to: new Date(startMs + slotHours * hourMs),
				...judge(book, startMs, now),
			})),
		};
	});
}

/**
 * What a shopper hears first of a store: the earliest slot that takes orders, and what closes one before it that could
 * have been theirs.
 */
export function outlook<Closure extends Period>(
	days: readonly SlotDay<Closure>[],
): { next?: Slot<Closure>; closure?: Closure } {
	const all = days.flatMap(({ slots }) => slots);
	const next = all.find(({ state }) => state === "open");
	const first = all.find(({ state }) => state === "open" || state === "closed");
	return { next, closure: first?.closure };
}

function judge<Closure extends Period>(
	{ timetable, capacity, takenAt, closures }: SlotBook<Closure>,
	startMs: number,
	now: Date,
): Pick<Slot<Closure>, "state" | "closure"> {
	// The moment of the cut-off itself is past: an order cannot be placed in no time.
	const { cutOffMinutes } = timetable ?? deliveryTimetable;
	const cutOffMs = startMs - cutOffMinutes * 60 * 1_000;
	if (now.getTime() >= cutOffMs) return { state: "past" };
	const closure = closures.findLast(
		({ from, until }) => from.getTime() <= startMs && startMs < until.getTime(),
	);
	if (closure) return { state: "closed", closure };
	return { state: takenAt(startMs) >= capacity ? "full" : "open" };
}

/** When the calendar day of a moment began in Hong Kong. */
function midnightBefore(moment: Date): number {
	const there = moment.getTime() + hongKongOffsetMs;
	return Math.floor(there / dayMs) * dayMs - hongKongOffsetMs;
}
