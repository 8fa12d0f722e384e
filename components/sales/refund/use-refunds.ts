"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { ordersKey } from "@/components/sales/order/order-answers";
import { browserApi } from "@/lib/api/browser";

const perPage = 10;
const onItsWayMs = 15_000;

/** A page of the account's refunds; the last one stays in sight until the next is there. */
export function useRefunds(page: number) {
	const locale = useLocale();
	const { data, error, isValidating, mutate } = useSWR(
		[...ordersKey, "refunds", page, locale],
		() =>
			browserApi(locale).get("/api/front/order/refund/list", {
				query: { page, limit: perPage },
			}),
		{ keepPreviousData: true, shouldRetryOnError: false },
	);
	return {
		refunds: data,
		error: isValidating ? undefined : error,
		/** Another page than was asked for. */
		isStale: data !== undefined && data.page !== page,
		retry: () => void mutate(),
	};
}

/** One of them; asked again by itself while the money is on its way. */
export function useRefund(refundNo: string) {
	const locale = useLocale();
	const { data, error, isValidating, mutate } = useSWR(
		[...ordersKey, "refund", refundNo, locale],
		() =>
			browserApi(locale).get("/api/front/order/refund/detail/{refundNo}", {
				params: { refundNo },
			}),
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
