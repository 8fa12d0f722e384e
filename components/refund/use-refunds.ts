"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { ordersKey } from "@/components/order/order-answers";
import { browserApi } from "@/lib/api/browser";
import { getRefund, listRefunds } from "@/lib/api/refund";

const perPage = 10;
const onItsWayMs = 15_000;

/** A page of the account's refunds; the last one stays in sight until the next is there. */
export function useRefunds(page: number) {
	const locale = useLocale();
	const { data, error, isValidating, isLoading, mutate } = useSWR(
		[...ordersKey, "refunds", page, locale],
		() => listRefunds(browserApi(locale), { page, limit: perPage }),
		{ keepPreviousData: true, shouldRetryOnError: false },
	);
	return {
		refunds: data,
		error: isValidating ? undefined : error,
		isStale: isLoading && data !== undefined,
		retry: () => void mutate(),
	};
}

/** One of them; asked again by itself while the money is on its way. */
export function useRefund(refundNo: string) {
	const locale = useLocale();
	const { data, error, isValidating, mutate } = useSWR(
		[...ordersKey, "refund", refundNo, locale],
		() => getRefund(browserApi(locale), refundNo),
		{
			shouldRetryOnError: false,
			refreshInterval: (refund) =>
				refund?.state === "refunding" ? onItsWayMs : 0,
		},
	);
	return {
		refund: data,
		error: isValidating ? undefined : error,
		retry: () => void mutate(),
	};
}
