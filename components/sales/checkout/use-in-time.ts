"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";

/** How many of a hundred promises a store kept lately; undefined where that is not said. */
export function useInTime(storeId: number): number | undefined {
	const locale = useLocale();
	const { data } = useSWR(["in-time", locale], () =>
		browserApi(locale, { isQuiet: true }).get("/api/front/store/in-time"),
	);
	return data?.find((one) => one.storeId === storeId)?.percent;
}
