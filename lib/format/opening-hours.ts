import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";
import type { DayHours } from "@/gateway/contract/values";

interface OpeningDays {
	/** Such as "Mon – Fri"; undefined where every day is alike. */
	days?: string;
	/** Such as "08:00–23:00"; undefined where the store stays closed. */
	hours?: string;
}

/** Monday, 1 January 2024, and so on: a date of each day of the week. */
const dateOf = (day: number) => new Date(Date.UTC(2024, 0, day + 1));

function weekdayFormat(locale: LocaleCode): Intl.DateTimeFormat {
	return new Intl.DateTimeFormat(describeLocale(locale).intl, {
		weekday: "short",
		timeZone: "UTC",
	});
}

/** Days in a row with the same hours in one line each; seven days from Monday on. */
export function groupOpeningHours(
	week: DayHours[],
	locale: LocaleCode,
): OpeningDays[] {
	const weekday = weekdayFormat(locale);
	const said = week.map((day) => day && `${day.from}–${day.to}`);
	const starts = said.flatMap((hours, day) =>
		day === 0 || hours !== said[day - 1] ? [day] : [],
	);
	return starts.map((first, at) => {
		const last = (starts[at + 1] ?? week.length) - 1;
		const hours = said[first] ?? undefined;
		if (starts.length === 1) return { hours };
		const days =
			first === last
				? weekday.format(dateOf(first))
				: weekday.formatRange(dateOf(first), dateOf(last));
		return { days, hours };
	});
}

/** Their short names, from Monday on. */
export function nameWeekdays(locale: LocaleCode): string[] {
	const weekday = weekdayFormat(locale);
	return Array.from({ length: 7 }, (_, day) => weekday.format(dateOf(day)));
}

/** Hong Kong keeps one time all year. */
const hongKongOffsetMs = 8 * 60 * 60 * 1_000;

/** The hours of the day that it is in Hong Kong at a moment, in milliseconds; null on a day without any. */
export function hoursOn(week: DayHours[], at: number): DayHours {
	const there = new Date(at + hongKongOffsetMs);
	return week[(there.getUTCDay() + 6) % 7] ?? null;
}
