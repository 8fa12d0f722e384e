import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";

/** A country by its code; whatever is no code is its own name. */
export function originName(locale: LocaleCode, origin: string): string {
	const { intl } = describeLocale(locale);
	const names = new Intl.DisplayNames(intl, { type: "region" });
	return names.of(origin) ?? origin;
}
