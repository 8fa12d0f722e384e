"use client";

import { useAccountList } from "@/components/layout/use-account-list";

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
export const useRefund = (refundNo: string) =>
	useAccountList(
		["orders", "refund", refundNo],
		(api) =>
			api.get("/api/front/order/refund/detail/{refundNo}", {
				params: { refundNo },
			}),
		{
			refreshInterval: (refund) =>
				refund?.state === "refunding" ? onItsWayMs : 0,
		},
	);
