"use client";

import { useLocale } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import useSWR from "swr";
import type { Quote, QuoteChange } from "@/gateway/contract/sales/checkout";
import { browserApi } from "@/lib/api/browser";
import { useSignedIn } from "@/lib/session/signed-in";
import type { Draft } from "./draft";
import { mergeChanges } from "./merge-changes";

/** What the choices come to, and everything that has changed since it was first shown and nobody has acknowledged. */
export function useQuote(preOrderNo: string, draft: Draft) {
	const locale = useLocale();
	const api = browserApi(locale);
	const account = useSignedIn()?.uid;
	const [changes, setChanges] = useState<QuoteChange[]>([]);
	const choices = choicesOf(draft);
	const { addressId } = choices;
	const isUntouched = areUntouched(choices);

	function hear(found: QuoteChange[]) {
		if (found.length > 0) setChanges((known) => mergeChanges(known, found));
	}

	async function ask(): Promise<Quote> {
		const first = addressId === undefined;
		const loaded = first
			? await api.get("/api/front/order/load/pre/{preOrderNo}", {
					params: { preOrderNo },
				})
			: undefined;
		if (loaded && isUntouched) return loaded;
		return api.post("/api/front/order/computed/price", {
			body: {
				preOrderNo,
				...choices,
				addressId: addressId ?? loaded?.addressId ?? null,
			},
		});
	}

	const { data, error, isValidating, mutate } = useSWR(
		["quote", preOrderNo, locale, choices],
		ask,
		{
			keepPreviousData: true,
			shouldRetryOnError: false,
			// Who comes back at once from having ordered it is to hear of that.
			dedupingInterval: 0,
			onSuccess: (quote) => hear(quote.changes),
		},
	);
	const askAgain = useEffectEvent(() => {
		if (error) void mutate();
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: who signs in again goes on where the session ended.
	useEffect(() => askAgain(), [account]);

	return {
		quote: data,
		/** Of the newest choices. */
		error: isValidating ? undefined : error,
		isPending: isValidating,
		changes,
		acknowledge: () => setChanges([]),
		/** What the gateway named instead of making the order. */
		takeChanges: (quote: Quote, found: QuoteChange[]) => {
			void mutate(quote, { revalidate: false });
			hear(found);
		},
		retry: () => void mutate(),
	};
}

const choicesOf = ({
	addressId,
	slots,
	collecting,
	collectionPoint,
	couponIds,
	usePoints,
}: Draft) => ({
	addressId,
	slots,
	collecting,
	collectionPoint,
	couponIds,
	usePoints,
});

/** Where nothing is chosen the gateway's own proposal stands. */
function areUntouched(choices: ReturnType<typeof choicesOf>): boolean {
	const { addressId, slots, collecting, collectionPoint } = choices;
	return (
		addressId === undefined &&
		!choices.couponIds &&
		!choices.usePoints &&
		!collectionPoint &&
		Object.keys({ ...slots, ...collecting }).length === 0
	);
}
