import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";

/** One after the other, as the language of the page lists them. */
export const formatNames = (names: string[], locale: LocaleCode): string =>
	new Intl.ListFormat(describeLocale(locale).intl, { type: "unit" }).format(
		names,
	);
