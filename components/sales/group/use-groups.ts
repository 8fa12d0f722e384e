"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type { getGroup, listGroupOffers } from "@/gateway/contract/sales/group";
import { browserApi } from "@/lib/api/browser";
import { useSignedIn } from "@/lib/session/signed-in";

const askEveryMs = 20_000;

/** How far the shop's clock is ahead of this device's, as of an answer that came just now. */
const aheadMs = ({ now }: { now: string }) => Date.parse(now) - Date.now();

type Offers = DataOf<typeof listGroupOffers>["list"];

/** Offers as the page was stored with, then as they are. The clock is known with the first answer. */
export function useGroupOffers(
	query: QueryOf<typeof listGroupOffers>,
	stored: Offers,
) {
	const locale = useLocale();
	const { data } = useSWR(
		["groups", "offers", locale, query],
		async () => {
			const page = await browserApi(locale).get("/api/front/group/list", {
				query,
			});
			return { ...page, aheadMs: aheadMs(page) };
		},
		{ refreshInterval: askEveryMs, shouldRetryOnError: false },
	);
	return { offers: data?.list ?? stored, aheadMs: data?.aheadMs };
}

/** One group, with the own order in it; as the page was stored with until that is known. */
export function useGroup(id: number, stored?: DataOf<typeof getGroup>) {
	const locale = useLocale();
	const account = useSignedIn()?.uid;
	const { data, mutate } = useSWR(
		["groups", id, locale, account],
		async () => {
			const group = await browserApi(locale).get(
				"/api/front/group/detail/{id}",
				{ params: { id } },
			);
			return { ...group, aheadMs: aheadMs(group) };
		},
		{
			refreshInterval: (group) => (group?.state === "open" ? askEveryMs : 0),
			shouldRetryOnError: false,
			// Whoever was quick to join and pay has changed what was answered a moment ago.
			dedupingInterval: 0,
		},
	);
	return {
		group: data ?? stored,
		aheadMs: data?.aheadMs,
		askAgain: () => void mutate(),
	};
}
