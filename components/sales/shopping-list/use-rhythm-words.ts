"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Rhythm } from "@/gateway/contract/sales/shopping-list-terms";
import { formatDate } from "@/lib/format/format-date";

/** A Monday. */
const monday = Date.parse("2026-11-23T12:00:00+08:00");
const dayMs = 86_400_000;

/** From Monday, in the words of the page. */
export function useWeekdays(): string[] {
	const locale = useLocale();
	return Array.from({ length: 7 }, (_, at) =>
		formatDate(new Date(monday + at * dayMs), locale, { weekday: "long" }),
	);
}

/** When a list comes back, in a few words. */
export function useRhythmWords(): (rhythm: Rhythm) => string {
	const t = useTranslations("shoppingList.rhythm");
	const days = useWeekdays();
	return (rhythm) => {
		if (rhythm.kind === "none") return t("none");
		if (rhythm.kind === "month") return t("onDay", { day: rhythm.day });
		const weekday = days[rhythm.weekday - 1] ?? "";
		return t("onWeekday", { count: rhythm.every, weekday });
	};
}
