import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";

const step = 1024;

/** What a file takes up, such as "640 kB" or "2.4 MB". */
export function formatFileSize(bytes: number, locale: LocaleCode): string {
	const kilobytes = Math.ceil(bytes / step);
	const isLarge = kilobytes >= step;
	// Chromium brings no Lao along; German writes it likewise.
	const intl = locale === "lao" ? "de" : describeLocale(locale).intl;
	return new Intl.NumberFormat(intl, {
		style: "unit",
		unit: isLarge ? "megabyte" : "kilobyte",
		maximumFractionDigits: 1,
	}).format(isLarge ? kilobytes / step : kilobytes);
}
