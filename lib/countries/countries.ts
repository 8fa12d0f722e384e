import type { LocaleCode } from "@/gateway/contract/locale";
import { describeLocale } from "@/gateway/contract/locale";
import known from "./countries.json";

/** A country as the picker shows it. */
export interface Country {
	/** Two letters. */
	code: string;
	/** In the shopper's language. */
	name: string;
	/** In Chinese as written in Hong Kong, by which many look for a country whatever their language. */
	CNName: string;
	/** With the plus sign. */
	dialCode: string;
	/** A mobile number as it is written there. */
	phoneFormat: string;
}

/** Their long names say whose they are, which nobody here writes. */
const shortNames = ["HK", "MO"];

/** The shop's own first, then its neighbours; all others by name. */
const first = ["HK", "MO", "CN", "TW"];

function rankOf({ code }: Country): number {
	const at = first.indexOf(code);
	return at < 0 ? first.length : at;
}

/** All countries with a telephone, in the order in which a shopper here looks for them. */
export function countriesIn(locale: LocaleCode): Country[] {
	const { language } = describeLocale(locale);
	const names = new Intl.DisplayNames(language, { type: "region" });
	const short = new Intl.DisplayNames(language, {
		type: "region",
		style: "short",
	});
	const chinese = new Intl.DisplayNames("zh-Hant-HK", { type: "region" });
	const { compare } = new Intl.Collator(language);
	return known
		.map((country) => ({
			...country,
			name:
				(shortNames.includes(country.code) ? short : names).of(country.code) ??
				country.code,
			CNName: chinese.of(country.code) ?? country.code,
		}))
		.sort(
			(one, other) =>
				rankOf(one) - rankOf(other) || compare(one.name, other.name),
		);
}

const bare = (text: string) =>
	text
		.normalize("NFD")
		.replace(/\p{Diacritic}/gu, "")
		.toLowerCase();

/** Whether a country is meant by what was typed: part of a name, its letters, its code with or without plus. */
export function isCountryMeant(country: Country, typed: string): boolean {
	const wanted = bare(typed.trim());
	const { code, name, CNName, dialCode } = country;
	if (/^\+?\d+$/.test(wanted))
		return dialCode.slice(1).startsWith(wanted.replace("+", ""));
	return (
		code.toLowerCase() === wanted ||
		[name, CNName].some((text) => bare(text).includes(wanted))
	);
}
