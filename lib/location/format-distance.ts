import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";
import { formatLaoDistance } from "../format/lao-formats";

/** As people say it: in tens of metres up to a kilometre, then with one decimal, from ten on without. */
export function formatDistance(metres: number, locale: LocaleCode): string {
	const isNear = metres < 995;
	const kilometres = metres / 1_000;
	const amount = isNear
		? Math.max(10, Math.round(metres / 10) * 10)
		: kilometres;
	const unit = isNear ? "meter" : "kilometer";
	const maximumFractionDigits = kilometres < 9.95 ? 1 : 0;
	if (locale === "lao")
		return formatLaoDistance(amount, unit, maximumFractionDigits);
	return new Intl.NumberFormat(describeLocale(locale).intl, {
		style: "unit",
		unit,
		maximumFractionDigits,
	}).format(amount);
}
