import type { Answering } from "../../../contract/care/answering";
import type { DayHours } from "../../../contract/values";
import { hongKongDay, hongKongTime } from "../../../http/hong-kong-time";

const dayMs = 24 * 60 * 60 * 1_000;

interface Said {
	/** Seven days from Monday on; null where nobody said. */
	week: DayHours[] | null;
	/** On which they are back; null, or a day that has come, where nobody is away. */
	awayUntil: string | null;
}

type At = Pick<Answering, "hours" | "isOpen" | "opensAt"> & { isAway: boolean };

/** When staff answer, as it stands at an instant. The closing minute is closed. */
export function answeringAt({ week, awayUntil }: Said, instant: Date): At {
	const today = hongKongDay(instant);
	const clock = hongKongTime(instant).slice(11, 16);
	const isAway = awayUntil !== null && today < awayUntil;
	if (!week) return { hours: null, isOpen: !isAway, opensAt: null, isAway };
	const ofToday = hoursOf(week, today);
	const isOpen =
		!isAway && ofToday !== null && ofToday.from <= clock && clock < ofToday.to;
	if (isOpen) return { hours: ofToday, isOpen, opensAt: null, isAway };
	const next = isAway
		? findOpening(week, awayUntil, "00:00")
		: findOpening(week, today, clock);
	const hours = (!isAway && ofToday) || next?.hours || null;
	return { hours, isOpen, opensAt: next?.at ?? null, isAway };
}

function hoursOf(week: DayHours[], day: string): DayHours {
	return week[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7] ?? null;
}

/** The first time they begin to answer on or after a day, not before the clock of that day. */
function findOpening(week: DayHours[], day: string, clock: string) {
	const midnight = Date.parse(`${day}T00:00Z`);
	for (let ahead = 0; ahead <= 7; ahead += 1) {
		const on = new Date(midnight + ahead * dayMs).toISOString().slice(0, 10);
		const hours = hoursOf(week, on);
		if (hours && (ahead > 0 || clock <= hours.from)) {
			return { hours, at: `${on}T${hours.from}:00.000+08:00` };
		}
	}
	return undefined;
}
