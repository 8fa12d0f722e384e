import { useLocale } from "next-intl";
import { formatDate } from "@/lib/format/format-date";

/** How a month is called, by its first day. */
export function useMonthName() {
	const locale = useLocale();
	return (month: string) =>
		formatDate(new Date(month), locale, {
			year: "numeric",
			month: locale === "lao" ? "short" : "long",
		});
}
