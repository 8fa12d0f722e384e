import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";

/** Grams below a kilogram, kilograms from there on, as the language writes them. */
export function formatWeight(grams: number, locale: LocaleCode): string {
	const isHeavy = grams >= 1000;
	return new Intl.NumberFormat(describeLocale(locale).intl, {
		style: "unit",
		unit: isHeavy ? "kilogram" : "gram",
		maximumFractionDigits: 2,
	}).format(isHeavy ? grams / 1000 : grams);
}
