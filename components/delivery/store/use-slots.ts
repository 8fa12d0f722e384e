"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import type { SlotKind } from "@/gateway/contract/delivery/collecting-terms";
import { browserApi } from "@/lib/api/browser";
import { useLocation } from "@/lib/location/chosen-location";
import { pointOf } from "@/lib/location/point-of";

/** Slots fill and close while a page stays open. */
const refreshMs = 60_000;

/** The slots of a store as they are now, for the chosen place or for nobody in particular. */
export function useSlots(storeId: number, kind: SlotKind = "delivery") {
	const locale = useLocale();
	const point = pointOf(useLocation());
	const { data, error, mutate } = useSWR(
		["slots", locale, storeId, kind, point?.latitude, point?.longitude],
		() =>
			browserApi(locale).get("/api/front/store/slots", {
				query: { storeId, kind, ...point },
			}),
		{ keepPreviousData: true, refreshInterval: refreshMs },
	);
	return {
		/** Undefined until they are known. */
		slots: data,
		hasFailed: error !== undefined,
		retry: () => void mutate(),
	};
}
