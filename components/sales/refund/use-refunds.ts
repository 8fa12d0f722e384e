"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { useAccountList } from "@/components/layout/use-account-list";
import { ordersKey } from "@/components/sales/order/order-answers";
import { browserApi } from "@/lib/api/browser";

const perPage = 10;
const onItsWayMs = 15_000;

/** A page of the account's refunds; the last one stays in sight until the next is there. */
export function useRefunds(page: number) {
	const { found, error, ask } = useAccountList(
		["orders", "refunds", page],
		(api) =>
			api.get("/api/front/order/refund/list", {
				query: { page, limit: perPage },
			}),
	);
	return {
		refunds: found,
		error,
		/** Another page than was asked for. */
		isStale: found !== undefined && found.page !== page,
		retry: () => void ask(),
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
