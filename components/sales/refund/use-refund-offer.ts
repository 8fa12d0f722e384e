"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";
import { useSignedIn } from "@/lib/session/signed-in";

/** What can go back now, and why it may. A session that ends under the page leaves both in sight. */
export function useRefundOffer(orderNo: string) {
	const locale = useLocale();
	const account = useSignedIn()?.uid;
	const api = browserApi(locale);
	const { data, error, isValidating, mutate } = useSWR(
		["refund-offer", orderNo, locale, account],
		async () => {
			const [offer, reasons] = await Promise.all([
				api.get("/api/front/order/apply/refund/{orderNo}", {
					params: { orderNo },
				}),
				api.get("/api/front/order/refund/reason"),
			]);
			return { offer, reasons };
		},
		{ keepPreviousData: true, shouldRetryOnError: false },
	);
	return {
		offer: data?.offer,
		reasons: data?.reasons ?? [],
		error: isValidating ? undefined : error,
		retry: () => void mutate(),
	};
}
