"use client";

import { useLocale } from "next-intl";
import { useRef } from "react";
import useSWR from "swr";
import type { PayState } from "@/gateway/contract/pay";
import { browserApi } from "@/lib/api/browser";
import { getPayStatus } from "@/lib/api/pay";
import { useSignedIn } from "@/lib/session/signed-in";

const firstMs = 1_000;
const longestMs = 15_000;

const isKnown = (state: PayState) =>
	state === "paid" || state === "cancelled" || state === "refunded";

/** Whether it is paid; asked again, ever more slowly, until that is known. */
export function usePayStatus(orderNo: string, isFollowed = false) {
	const locale = useLocale();
	const account = useSignedIn()?.uid;
	const asked = useRef(0);
	const answer = useSWR(
		["pay-status", orderNo, locale, account],
		() => getPayStatus(browserApi(locale), orderNo),
		{
			keepPreviousData: true,
			shouldRetryOnError: false,
			onSuccess: () => {
				asked.current += 1;
			},
			refreshInterval: (status) => {
				if (!isFollowed || (status && isKnown(status.state))) return 0;
				return Math.min(firstMs * 1.4 ** asked.current, longestMs);
			},
		},
	);
	return {
		status: answer.data,
		error: answer.isValidating ? undefined : answer.error,
		retry: () => void answer.mutate(),
	};
}
