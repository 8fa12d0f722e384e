"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import type { Point } from "@/gateway/contract/distance";
import { browserApi } from "@/lib/api/browser";
import { logFault } from "@/lib/faults/log-fault";
import { useLocation } from "@/lib/location/chosen-location";
import { readEntry, writeEntry } from "@/lib/storage/storage";

/** Roughly where a shopper is who chose no place. */
export interface Guess extends Point {
	city: string;
}

const entryName = "place-guess";

function isGuess(value: unknown): value is Guess {
	const { latitude, longitude, city } = (value ?? {}) as Partial<Guess>;
	return (
		Number.isFinite(latitude) &&
		Number.isFinite(longitude) &&
		typeof city === "string"
	);
}

/** Asked once a visit, and never taken for a choice: it says where to look first. Undefined once a place is chosen. */
export function useGuess(): Guess | undefined {
	const locale = useLocale();
	const place = useLocation();
	const { data } = useSWR(
		place ? null : ["place-guess", locale],
		async () => {
			const known = readEntry(entryName, "session");
			if (isGuess(known)) return known;
			const { location, ad_info } = await browserApi(locale).get(
				"/api/front/pc/location/ip",
			);
			const guess = {
				latitude: location.lat,
				longitude: location.lng,
				city: ad_info.city,
			};
			writeEntry(entryName, guess, "session");
			return guess;
		},
		{
			revalidateOnFocus: false,
			shouldRetryOnError: false,
			onError: (fault) => logFault("a guess of the place", fault),
		},
	);
	return place ? undefined : data;
}
