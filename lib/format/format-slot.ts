import type { TimeSpan } from "@/gateway/contract/delivery/delivery-slot";
import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";
import { formatDate } from "./format-date";
import { formatLaoDay } from "./lao-formats";

const dayMs = 24 * 60 * 60 * 1_000;

/** As it stands inside a sentence: "今日 18:00–20:00", "tomorrow 10:00–12:00", "Tue, 24 Nov 10:00–12:00". */
export function formatSlot(
	slot: TimeSpan,
	locale: LocaleCode,
	/** In milliseconds. */
	now: number,
): string {
	return `${formatSlotDay(slot.from, locale, now)} ${formatSlotHours(slot)}`;
}

/** As it stands by itself: "Tomorrow 10:00–12:00". */
export function sentenceCase(text: string): string {
	return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Today and tomorrow by name, other days by weekday and date, as Hong Kong's calendar has them. */
export function formatSlotDay(
	from: string,
	locale: LocaleCode,
	/** In milliseconds. */
	now: number,
): string {
	const at = new Date(from);
	const daysAhead = (dayOf(at) - dayOf(new Date(now))) / dayMs;
	if (locale === "lao") return formatLaoDay(dayOf(at), daysAhead);
	if (daysAhead !== 0 && daysAhead !== 1)
		return formatDate(at, locale, {
			weekday: "short",
			day: "numeric",
			month: "short",
		});
	return new Intl.RelativeTimeFormat(describeLocale(locale).intl, {
		numeric: "auto",
	}).format(daysAhead, "day");
}

export function formatSlotHours({ from, to }: TimeSpan): string {
	const clock = (moment: string) =>
		formatDate(new Date(moment), "en", {
			hour: "2-digit",
			minute: "2-digit",
		});
	return `${clock(from)}–${clock(to)}`;
}

/** Hong Kong's calendar day as a moment that can be counted with. */
function dayOf(at: Date): number {
	const [day, month, year] = formatDate(at, "en", {
		day: "numeric",
		month: "numeric",
		year: "numeric",
	}).split("/");
	return Date.UTC(Number(year), Number(month) - 1, Number(day));
}
