"use client";

import { useLocale } from "next-intl";
import { useEffect, useRef, useState } from "react";
import useSWR from "swr";
import type { DataOf } from "@/gateway/contract/call";
import type { getPayStatus as payStatus } from "@/gateway/contract/sales/payment";
import { browserApi } from "@/lib/api/browser";
import { useSignedIn } from "@/lib/session/signed-in";

export type PayStatus = DataOf<typeof payStatus>;

const firstMs = 1_000;
const longestMs = 15_000;

/**
 * Whether it is paid. Followed, it is asked again, ever more slowly, until that is known, and what was known before the
 * page was opened is not shown as news.
 */
export function usePayStatus(orderNo: string, isFollowed = false) {
	const locale = useLocale();
	const account = useSignedIn()?.uid;
	const asked = useRef(0);
	const [isFresh, setFresh] = useState(false);
	// The router keeps pages that are left, to show them again.
	useEffect(() => () => setFresh(false), []);
	const answer = useSWR(
		["pay-status", orderNo, locale, account],
		() =>
			browserApi(locale).get("/api/front/pay/status/{orderNo}", {
				params: { orderNo },
			}),
		{
			keepPreviousData: true,
			shouldRetryOnError: false,
			dedupingInterval: 0,
			onSuccess: () => {
				asked.current += 1;
				setFresh(true);
			},
			refreshInterval: (status) => {
				if (!isFollowed || (status && !isOpen(status))) return 0;
				return Math.min(firstMs * 1.4 ** asked.current, longestMs);
			},
		},
	);
	const { data } = answer;
	const isNews = isFresh || !isFollowed || !data || !isOpen(data);
	return {
		status: isNews ? data : undefined,
		error: answer.isValidating ? undefined : answer.error,
		retry: () => void answer.mutate(),
	};
}

const isOpen = ({ state }: PayStatus) =>
	state === "confirming" || state === "unpaid";
