import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";
import { formatLaoMoment } from "./lao-formats";

/** A moment as Hong Kong's clocks, of 24 hours, and its calendar have it, in the words of a language. */
export function formatDate(
	at: Date,
	locale: LocaleCode,
	options: Intl.DateTimeFormatOptions,
): string {
	if (locale === "lao") return formatLaoMoment(at, options);
	return new Intl.DateTimeFormat(describeLocale(locale).intl, {
		timeZone: "Asia/Hong_Kong",
		hourCycle: "h23",
		...options,
	}).format(at);
}

export function formatDay(at: string | number, locale: LocaleCode): string {
	return formatDate(new Date(at), locale, { dateStyle: "medium" });
}
