import { useLocale, useTranslations } from "next-intl";
import type { DayHours } from "@/gateway/contract/values";
import { groupOpeningHours } from "@/lib/format/opening-hours";

/** A line for each run of days with the same hours. */
export function useOpeningLines(): (week: DayHours[]) => string[] {
	const t = useTranslations("store.card");
	const locale = useLocale();
	return (week) =>
		groupOpeningHours(week, locale).map(({ days, hours }) => {
			if (!days) return hours ? t("daily", { hours }) : t("closedAll");
			return hours ? t("days", { days, hours }) : t("closed", { days });
		});
}
