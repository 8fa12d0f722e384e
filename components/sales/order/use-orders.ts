"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import type { OrderTab } from "@/gateway/contract/sales/order-list-terms";
import { browserApi } from "@/lib/api/browser";
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
	const asked = `${tab} ${page} ${keyword}`;
	const { data, error, isValidating, mutate } = useSWR(
		[...ordersKey, "list", asked, locale],
		async () => {
			const query = { tab, page, limit: perPage };
			const orders = await browserApi(locale).get("/api/front/order/list", {
				query: {
					...query,
					...(keyword && { keyword }),
				},
			});
			return { asked, orders };
		},
		{ keepPreviousData: true, shouldRetryOnError: false },
	);
	return {
		orders: data?.orders,
		error: isValidating ? undefined : error,
		/** Of another tab, words or page than were asked for. */
		isStale: data !== undefined && data.asked !== asked,
		retry: () => void mutate(),
	};
}

/** How many stand in each tab; undefined until that is known. */
export function useOrderCounts() {
	const locale = useLocale();
	const { data } = useSWR(
		[...ordersKey, "counts"],
		() => browserApi(locale).get("/api/front/order/data"),
		{ shouldRetryOnError: false },
	);
	return data;
}
