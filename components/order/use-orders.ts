"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import type { OrderTab } from "@/gateway/contract/order-list";
import { browserApi } from "@/lib/api/browser";
import { getOrderCounts, listOrders } from "@/lib/api/order-list";
import { ordersKey } from "./order-answers";

interface Place {
	tab: OrderTab;
	keyword: string;
	page: number;
}

const perPage = 10;

/** A page of the account's orders; the last one stays in sight until the next is there. */
export function useOrders({ tab, keyword, page }: Place) {
	const locale = useLocale();
	const { data, error, isValidating, isLoading, mutate } = useSWR(
		[...ordersKey, "list", tab, keyword, page, locale],
		() =>
			listOrders(browserApi(locale), {
				tab,
				page,
				limit: perPage,
				...(keyword && { keyword }),
			}),
		{ keepPreviousData: true, shouldRetryOnError: false },
	);
	return {
		orders: data,
		error: isValidating ? undefined : error,
		/** Of another tab, words or page than were asked for. */
		isStale: isLoading && data !== undefined,
		retry: () => void mutate(),
	};
}

/** How many stand in each tab; undefined until that is known. */
export function useOrderCounts() {
	const locale = useLocale();
	const { data } = useSWR(
		[...ordersKey, "counts"],
		() => getOrderCounts(browserApi(locale)),
		{ shouldRetryOnError: false },
	);
	return data;
}
