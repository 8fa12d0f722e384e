import { answerWithinWorkingDays } from "../../../contract/marketplace/merchant-application-terms";
import { hongKongDay } from "../../../http/hong-kong-time";
import { days } from "./public-holidays.json";

const dayMs = 24 * 60 * 60 * 1_000;
const holidays = new Set(days);

/** Monday to Friday but for Hong Kong's general holidays; a year whose holidays nobody has entered has none. */
function isWorkingDay(day: Date): boolean {
	const weekday = day.getUTCDay();
	const isWeekend = weekday === 0 || weekday === 6;
	return !isWeekend && !holidays.has(dayOf(day));
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The day on Hong Kong's calendar by which whatever was sent at this moment is answered. */
export function answerBy(sentAt: Date): string {
	let day = new Date(hongKongDay(sentAt));
	for (let left = answerWithinWorkingDays; left > 0; ) {
		day = new Date(day.getTime() + dayMs);
		if (isWorkingDay(day)) left -= 1;
	}
	return dayOf(day);
}
