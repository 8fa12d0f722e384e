"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";
import { ordersKey } from "./order-answers";

const confirmingMs = 5_000;

/** An own order; asked again by itself while nobody knows whether it is paid. */
export function useOrder(orderNo: string) {
	const locale = useLocale();
	const { data, error, isValidating, mutate } = useSWR(
		[...ordersKey, "detail", orderNo, locale],
		() =>
			browserApi(locale).get("/api/front/order/detail/{orderNo}", {
				params: { orderNo },
			}),
		{
			shouldRetryOnError: false,
			refreshInterval: (order) =>
				order?.payState === "confirming" ? confirmingMs : 0,
		},
	);
	return {
		order: data,
		error: isValidating ? undefined : error,
		retry: () => void mutate(),
	};
}

/** All that is paid at once. */
export function useMasterOrder(orderNo: string) {
	const locale = useLocale();
	const { data, error, isValidating, mutate } = useSWR(
		[...ordersKey, "master", orderNo, locale],
		() =>
			browserApi(locale).get("/api/front/order/master/detail/{orderNo}", {
				params: { orderNo },
			}),
		{
			shouldRetryOnError: false,
			refreshInterval: (master) =>
				master?.state === "confirming" ? confirmingMs : 0,
		},
	);
	return {
		master: data,
		error: isValidating ? undefined : error,
		retry: () => void mutate(),
	};
}
