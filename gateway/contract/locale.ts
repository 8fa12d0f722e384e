/**
 * The six languages of the shop, in the order the switcher shows them. `code` stands in URLs and in
 * `accept-language`; `language` is the `lang` of the page; `intl` formats its dates and numbers (Latin digits and
 * the Gregorian calendar everywhere); `hreflang` is what search engines read.
 */
export const locales = [
	{
		code: "zh-CN",
		language: "zh-Hant-HK",
		intl: "zh-HK",
		hreflang: "zh-HK",
		name: "繁體中文",
		direction: "ltr",
	},
	{
		code: "en",
		language: "en",
		intl: "en-HK",
		hreflang: "en",
		name: "English",
		direction: "ltr",
	},
	{
		code: "fr",
		language: "fr",
		intl: "fr",
		hreflang: "fr",
		name: "Français",
		direction: "ltr",
	},
	{
		code: "th",
		language: "th",
		intl: "th-u-ca-gregory-nu-latn",
		hreflang: "th",
		name: "ไทย",
		direction: "ltr",
	},
	{
		code: "lao",
		language: "lo",
		intl: "lo-u-ca-gregory-nu-latn",
		hreflang: "lo",
		name: "ລາວ",
		direction: "ltr",
	},
	{
		code: "es",
		language: "es",
		intl: "es",
		hreflang: "es",
		name: "Español",
		direction: "ltr",
	},
] as const;

export type LocaleCode = (typeof locales)[number]["code"];

export const localeCodes = locales.map(
	(locale) => locale.code,
) as unknown as readonly [LocaleCode, ...LocaleCode[]];

export const defaultLocale: LocaleCode = "zh-CN";

/** A text in every language it has been written in. Missing ones fall back to English, then to Chinese. */
export type Localized = Partial<Record<LocaleCode, string>>;

export function isLocaleCode(value: unknown): value is LocaleCode {
	return localeCodes.some((code) => code === value);
}

export function describeLocale(code: LocaleCode): (typeof locales)[number] {
	const found = locales.find((locale) => locale.code === code);
	if (!found) throw new Error(`No language is called ${code}`);
	return found;
}

/** Of values written in several languages the one to show; undefined where there is none. */
export function chooseLanguage<Value>(
	values: Partial<Record<LocaleCode, Value>>,
	locale: LocaleCode,
): Value | undefined {
	return values[locale] ?? values.en ?? values[defaultLocale];
}

export function localize(text: Localized, locale: LocaleCode): string {
	return chooseLanguage(text, locale) ?? "";
}
