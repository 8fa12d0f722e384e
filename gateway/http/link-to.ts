import { defaultLocale, type LocaleCode } from "../contract/locale";

/** The address of a page in a language, as it is sent out of the shop. */
export function linkTo(siteUrl: string, locale: LocaleCode, path: string) {
	const prefix = locale === defaultLocale ? "" : `/${locale}`;
	return new URL(prefix + path, siteUrl).href;
}
