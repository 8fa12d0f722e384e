import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";

/** A moment as Hong Kong's clocks and calendar have it, in the words of a language. */
export function formatDate(
	at: Date,
	locale: LocaleCode,
	options: Intl.DateTimeFormatOptions,
): string {
	return new Intl.DateTimeFormat(describeLocale(locale).intl, {
		timeZone: "Asia/Hong_Kong",
		...options,
	}).format(at);
}
